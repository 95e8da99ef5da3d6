import type { SampleArtifact } from './sample-artifact';

export const woodenModels: readonly SampleArtifact[] = [
  {
    slug: 'travelling-boat-of-meketre',
    civilization: 'egypt',
    artifactName: 'Travelling Boat of Meketre',
    artifactType: 'WOODEN_MODEL',
    createdAt: 'c. 1981–1975 BC, early 12th Dynasty',
    discoveredAt: 'Tomb of Meketre (TT 280), Western Thebes, Egypt',
    discoveredBy: 'Herbert Winlock for The Metropolitan Museum of Art, 1920',
    presentLocation: 'The Metropolitan Museum of Art, New York',
    historicalContext:
      'Robbers had emptied the tomb of the chief steward Meketre, but a small chamber in the floor had escaped them. It held twenty-four models of his estate: granary, brewery, gardens, cattle count and a fleet. They were shared between Cairo and New York and show daily life in Egypt as few other finds do.',
    description:
      'A model boat of painted wood with linen and cord, well over a metre long. It travels downstream, against the wind, with the mast lowered; oarsmen row, a lookout stands at the bow and the steersman at his great oar.',
    addedBy: 'sample-nadia',
    likedBy: [
      'sample-siobhan',
      'sample-mei-ling',
      'sample-beatriz',
      'sample-tomas',
      'sample-julian',
      'sample-hana',
    ],
  },
  {
    slug: 'spearmen-of-mesehti',
    civilization: 'egypt',
    artifactName: 'Spearmen of Mesehti',
    artifactType: 'WOODEN_MODEL',
    createdAt: 'c. 2000 BC, 11th Dynasty',
    discoveredAt: 'Tomb of Mesehti, Asyut, Egypt',
    discoveredBy: 'Local excavators, c. 1893–1894',
    presentLocation: 'Egyptian Museum, Cairo',
    historicalContext:
      'Mesehti governed Asyut after decades of civil war, in which his province had been a front line. He took two companies with him into the grave, forty Egyptian spearmen and forty Nubian archers. They are the fullest picture that we have of troops of that time.',
    description:
      'Forty figures of painted wood, up to some 59 cm tall, march in four files of ten on one board. Each carries a spear and a shield covered with hide, and no two shields are alike.',
    addedBy: 'sample-youssef',
    likedBy: ['sample-piotr', 'sample-beatriz', 'sample-hana', 'sample-tomas'],
  },
  {
    slug: 'liubo-players-of-mozuizi',
    civilization: 'china',
    artifactName: 'Liubo Players of Mozuizi',
    artifactType: 'WOODEN_MODEL',
    createdAt: 'Western Han dynasty, c. 1st century BC',
    discoveredAt: 'Mozuizi cemetery, Wuwei, Gansu, China',
    discoveredBy: 'Gansu archaeologists, 1972',
    presentLocation: 'Gansu Provincial Museum, Lanzhou',
    historicalContext:
      'Liubo was the favourite board game of Han China, played by officials, by immortals in pictures and, against stakes, by gamblers. Its rules are lost, but the board with its marks like T, L and V also had to do with divination. The dry soil of Gansu kept what would have rotted elsewhere.',
    description:
      'Two kneeling men of carved and painted wood face each other across a low board with its pieces. One lifts his hand as if to throw, the other leans in and watches.',
    addedBy: 'sample-hana',
    likedBy: ['sample-rosa', 'sample-tomas', 'sample-youssef'],
  },
  {
    slug: 'bersha-procession',
    civilization: 'egypt',
    artifactName: 'Bersha Procession',
    artifactType: 'WOODEN_MODEL',
    createdAt: 'c. 2010–1961 BC, late 11th – early 12th Dynasty',
    discoveredAt: 'Tomb 10A, Deir el-Bersha, Egypt',
    discoveredBy: 'Harvard University – Boston Museum of Fine Arts Expedition, 1915',
    presentLocation: 'Museum of Fine Arts, Boston',
    historicalContext:
      'The tomb of the governor Djehutynakht and his wife had been plundered and its contents thrown about, yet it held the largest known set of wooden models from the Middle Kingdom. Most are simply made. This group is of another order, and is reckoned the finest wooden model of its age.',
    description:
      'A priest with shaven head leads three women who bring offerings for the dead, among them baskets and ducks. Each figure is delicately carved and painted, with the women’s tall, slim forms set one behind the other on a narrow board.',
    addedBy: 'sample-gareth',
    likedBy: [],
  },
];
