import type { SampleArtifact } from './sample-artifact';

export const goldAndSilverStatues: readonly SampleArtifact[] = [
  {
    slug: 'golden-falcon-of-nekhen',
    civilization: 'egypt',
    artifactName: 'Golden Falcon of Nekhen',
    artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES',
    createdAt: 'Old Kingdom, probably 6th Dynasty, c. 2345–2181 BC',
    discoveredAt: 'Temple of Horus, Nekhen (Hierakonpolis), Egypt',
    discoveredBy: 'James Quibell and Frederick Green, 1897–1898',
    presentLocation: 'Egyptian Museum, Cairo',
    historicalContext:
      'Nekhen was among the oldest seats of Egyptian kingship, and Horus in the shape of a falcon was its god. The head belonged to the cult image itself, which had been buried with reverence beneath the floor of the temple; the body, of copper over wood, had decayed. Very few divine images of precious metal were spared by later ages.',
    description:
      'A falcon’s head hammered from gold, with a circlet, a cobra and two tall plumes. The eyes are the two polished ends of a single rod of obsidian that passes through the head.',
    addedBy: 'sample-nadia',
    likedBy: [
      'sample-tomas',
      'sample-anton',
      'sample-fatima',
      'sample-nadia',
      'sample-leyla',
      'sample-piotr',
      'sample-arash',
    ],
  },
  {
    slug: 'muisca-raft',
    artifactName: 'Muisca Raft',
    artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES',
    createdAt: 'c. 13th–15th century AD, Muisca',
    discoveredAt: 'Cave near Pasca, Cundinamarca, Colombia',
    discoveredBy: 'Cruz María Dimaté, 1969',
    presentLocation: 'Museo del Oro, Bogotá',
    historicalContext:
      'The raft calls to mind the rite that chroniclers described at Lake Guatavita, when a new chief, covered in gold dust, was rowed out to offer treasure to the water. Out of such reports grew the legend of El Dorado. A farmer found it in a pottery vessel in a cave, where it had been left as an offering.',
    description:
      'A votive figure group, 19.5 cm long, cast in one piece by the lost-wax method from an alloy rich in gold. A large central figure with a great headdress stands out among smaller attendants with staffs and masks on a raft of bundled logs.',
    addedBy: 'sample-tomas',
    likedBy: [
      'sample-mei-ling',
      'sample-arash',
      'sample-tomas',
      'sample-priya',
      'sample-liang',
      'sample-amara',
      'sample-piotr',
      'sample-eleni',
      'sample-nadia',
    ],
  },
  {
    slug: 'silver-bull-of-delphi',
    civilization: 'greece',
    artifactName: 'Silver Bull of Delphi',
    artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES',
    createdAt: '6th century BC, Archaic period',
    discoveredAt: 'Pit beneath the Sacred Way, Sanctuary of Apollo, Delphi, Greece',
    discoveredBy: 'French School at Athens (Pierre Amandry), 1939',
    presentLocation: 'Archaeological Museum of Delphi',
    historicalContext:
      'The bull was a gift to Apollo, probably from one of the wealthy cities of Ionia. Damaged in a fire in the 5th century BC, it was buried in the sacred precinct with other offerings of gold and ivory, since what belonged to the god might not leave his sanctuary. It is the largest known statue of precious metal from Archaic Greece.',
    description:
      'A nearly life-sized bull of hammered silver sheets, which were nailed over a wooden frame with strips of copper. Horns, forehead, ears and hooves were gilded; the metal is crushed and torn, and has been remounted by conservators.',
    addedBy: 'sample-piotr',
    likedBy: ['sample-hana', 'sample-mei-ling'],
  },
  {
    slug: 'famen-temple-bodhisattva',
    civilization: 'china',
    artifactName: 'Gilt Silver Bodhisattva of the Famen Temple',
    artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES',
    createdAt: 'AD 871, Tang dynasty',
    discoveredAt: 'Crypt beneath the pagoda of the Famen Temple, Fufeng, Shaanxi, China',
    discoveredBy: 'Shaanxi archaeologists, 1987',
    presentLocation: 'Famen Temple Museum, Fufeng',
    historicalContext:
      'The temple kept a finger bone venerated as the Buddha’s, which Tang emperors brought to the capital in procession. The inscription on its tray says that the figure was made for the birthday of Emperor Yizong, to carry the relic. It was sealed in the crypt in AD 874 and came to light when the ruined pagoda was cleared for rebuilding.',
    description:
      'A bodhisattva of partly gilded silver, 38.5 cm high, kneels on a lotus throne and holds out a lotus-leaf tray. Crown, necklaces and ribbons are strung with small pearls.',
    addedBy: 'sample-mei-ling',
    likedBy: ['sample-siobhan', 'sample-rosa', 'sample-beatriz', 'sample-julian'],
  },
  {
    slug: 'gold-statuette-of-amun',
    civilization: 'egypt',
    artifactName: 'Gold Statuette of Amun',
    artifactType: 'GOLD_AND_SILVER_RELIGIOUS_STATUES',
    createdAt: 'c. 945–712 BC, 22nd Dynasty',
    discoveredAt: 'Reportedly Karnak, Thebes, Egypt',
    discoveredBy: 'Unknown; formerly in the collection of Lord Carnarvon',
    presentLocation: 'The Metropolitan Museum of Art, New York',
    historicalContext:
      'Precious metal was the fitting substance for a god whose flesh was gold, but almost all such figures were melted down in antiquity. Amun of Thebes, “king of the gods”, was the great state god of the time. A figure of this size may have stood in a shrine or been carried in a sacred boat.',
    description:
      'A solid gold figure 17.5 cm high. The god strides forward in a pleated kilt, with the sign of life in his right hand and a scimitar held across his chest; the two tall plumes of his crown are lost.',
    addedBy: 'sample-youssef',
    likedBy: ['sample-anton'],
  },
];
