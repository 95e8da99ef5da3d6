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
    facts: {
      culture: ['Ancient Egyptian'],
      period: ['Middle Kingdom'],
      material: ['Wood', 'Linen'],
    },
    historicalContext:
      'Robbers had emptied the tomb of the chief steward Meketre, but a small hidden chamber beside its passage had escaped them. It held twenty-four models of his estate: granary, brewery, gardens, cattle count and a fleet. They were to provide for him in the next world. They were shared between Cairo and New York and show daily life in Egypt as few other finds do.\n\nMeketre began his career under Mentuhotep II and served into the early 12th Dynasty. Boats were the means of travel for an official: one rowed north with the current of the Nile, against the wind, and sailed south before it. The lotus that he holds opens every morning and stood for rebirth.',
    description:
      'A model boat of painted wood with linen and cord, 128 cm long, 175 cm with its rudder. Twelve oarsmen row it downstream. A lookout at the bow holds a weighted line to sound the river, and the steersman stands at his great oar. Meketre sits in the shade of a small cabin and smells a lotus, while a singer and a blind harper entertain him; a man before him, perhaps the captain, crosses his arms. Mast and sail were not found. The drawing shows the mast laid down, and fewer people.',
    imageAlt:
      'A model boat of painted wood in profile, the bow to the left, with a yellow hull and a dark red stripe. A lookout stands at the bow, four oarsmen row, a man sits before a red cabin on which two spotted shields are painted, and a steersman at the high stern holds the great steering oar. The mast lies lowered on a forked post.',
    sources: [
      'The Metropolitan Museum of Art, 20.3.1',
      'H. E. Winlock, Models of Daily Life in Ancient Egypt from the Tomb of Meket-Re at Thebes (1955)',
    ],
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
    discoveredBy: 'Local diggers, in the 1890s',
    presentLocation: 'Egyptian Museum, Cairo',
    facts: { culture: ['Ancient Egyptian'], period: ['Middle Kingdom'], material: ['Wood'] },
    historicalContext:
      'Mesehti governed Asyut after decades of civil war, in which his province had been a front line between the kings of Herakleopolis in the north and those of Thebes in the south. He took two companies with him into the grave, forty Egyptian spearmen and forty Nubian archers. They are the fullest picture that we have of troops of that time. Nubians served as archers in Egypt for many centuries.\n\nThe tomb was emptied without a scholar being present, and nobody recorded how the models stood in it. They are usually dated to the 11th Dynasty, about 2000 BC; some have placed them earlier, in the time of the Herakleopolitan kings, others in the early 12th Dynasty.',
    description:
      'Forty figures of painted wood, up to some 59 cm tall, march in four files of ten on one board, the left leg forward. They are barefoot and wear short kilts and short black wigs. Each carries a spear with a metal blade, as long as the man is tall, and a shield that is pointed at the top and painted like cowhide; no two shields are alike. Height and face differ from man to man as well, so that the company does not look as if made from one pattern. The drawing sets them ten abreast.',
    imageAlt:
      'Ranks of small painted wooden soldiers on one wide board, ten abreast and four deep, seen from the front. They are reddish-brown men with short black wigs, white kilts and bare feet, each with an upright spear and a shield with a pointed top, white, cream or yellow and spotted like cowhide, every shield different.',
    sources: [
      'Egyptian Museum, Cairo, CG 258',
      'M. Saleh and H. Sourouzian, The Egyptian Museum Cairo: Official Catalogue (1987)',
    ],
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
    facts: {
      culture: ['Chinese'],
      period: ['Han dynasty', 'Western Han dynasty'],
      material: ['Wood'],
    },
    historicalContext:
      'Liubo was the favourite board game of Han China, played by officials, by immortals in pictures and, against stakes, by gamblers. Two sides had six pieces each and moved them according to the throw of six sticks or of a die. The exact rules are lost, because the game fell out of use in the centuries after the Han.\n\nThe board with its marks like T, L and V also had to do with divination: a wooden tablet from a tomb at Yinwan in eastern China, closed about 10 BC, sets the days of the calendar along its lines. The same marks decorate many bronze mirrors. Wuwei lay on the road to Central Asia, which the Han had taken and garrisoned; the dry soil of Gansu kept what would have rotted elsewhere.',
    description:
      'Two kneeling men of carved and painted wood, 27.5 and 28.5 cm high, face each other across a low board with its pieces. Faces and hands are white, with features drawn in black, and the long gowns are grey with dark borders. One lifts his hand, as if to invite the next move; the other leans in, his hand out over the game. The carver has kept to a few broad planes, and the play lies in the turn of heads and hands.',
    imageAlt:
      'Two men kneeling on either side of a low wooden board. They have pale faces with thin moustaches, black hair in a topknot, and wide-sleeved robes, one cream with a dark collar, the other grey-brown with a light one. The man on the left raises one hand; the other reaches towards the board, which is black with white angular marks and four square pieces.',
    sources: [
      'Gansu Provincial Museum, Lanzhou, liubo players from Mozuizi',
      'Gansu Provincial Museum, Wuwei Mozuizi san zuo Han mu fajue jianbao, in Wenwu 1972, no. 12',
    ],
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
    facts: { culture: ['Ancient Egyptian'], period: ['Middle Kingdom'], material: ['Wood'] },
    historicalContext:
      'The tomb of the governor Djehutynakht and his wife had been plundered and its contents thrown about, yet it held the largest known set of wooden models from the Middle Kingdom, among them more than fifty boats. Most are simply made. This group is of another order, and is reckoned the finest wooden model of its age. Such bearers had long been painted on the walls of tombs; in wood they brought the dead food and drink for ever.\n\nThe finds reached Boston in 1921. As missing pieces were recognised among the fragments in the museum’s store, the procession was put together anew in 1941 and again in 1987. The tomb was once dated to the late 12th Dynasty, but is now placed at the turn from the 11th to the 12th.',
    description:
      'A priest with shaven head leads three women who bring offerings for the dead, among them baskets and ducks. He carries a slim jar and a mirror in its case. The group is about 66 cm long. Each figure is delicately carved and painted, the man red-brown and the women yellow, as the custom was, with the women’s tall, slim forms set one behind the other on a narrow board.',
    imageAlt:
      'Four painted wooden figures walking to the left on a long narrow board. A red-brown priest with a shaven head and a white kilt carries a jar and a spotted case; behind him three slender, yellow-skinned women in tight white dresses bear a basket of loaves, a covered basket and a wooden chest on their heads, the first two with a duck hanging from one hand.',
    sources: [
      'Museum of Fine Arts, Boston, 21.326',
      'R. E. Freed and others, The Secrets of Tomb 10A: Egypt 2000 BC (2009)',
    ],
    addedBy: 'sample-gareth',
    likedBy: [],
  },
];
