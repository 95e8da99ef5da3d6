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
    facts: {
      culture: ['Ancient Egyptian'],
      period: ['Old Kingdom'],
      material: ['Gold', 'Obsidian'],
    },
    historicalContext:
      'Nekhen was among the oldest seats of Egyptian kingship, and Horus in the shape of a falcon was its god. The head belonged to the cult image itself, which had been buried with reverence beneath the floor of the temple, in a pit lined with brick and closed by a slab. Beneath the beak stood the small figure of a king, under the protection of the god. The body, of copper over wood, had decayed.\n\nVery few divine images of precious metal were spared by later ages. The temple was used and rebuilt for many centuries, and the date of the image is not certain. The head is usually given to the 6th Dynasty; others have thought of a later time for it, or at least for the crown.',
    description:
      'A falcon’s head hammered from gold, with a circlet, a cobra and two tall plumes; together they are about 37 cm high. The eyes are the two polished ends of a single rod of obsidian that passes through the head. Beak and markings are those of the living bird, reduced to a few clear forms, and the ribs of the feathers are worked into the thin metal of the plumes. The head was fastened to the copper of the body at the edge of the neck.',
    imageAlt:
      'The head and neck of a falcon in polished gold, turned to the left, with a hooked beak, a large black eye beneath a strong brow, and a drop-shaped marking on the cheek. A rearing cobra rises above the forehead and two tall plumes stand on the crown; a row of small holes runs along the edge of the neck.',
    sources: [
      'Egyptian Museum, Cairo, JE 32158',
      'J. E. Quibell and F. W. Green, Hierakonpolis II (1902)',
    ],
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
    facts: { culture: ['Pre-Columbian', 'Muisca'], material: ['Gold'] },
    historicalContext:
      'The raft calls to mind the rite that chroniclers described at Lake Guatavita, when a new chief, covered in gold dust, was taken out on the water to offer treasure. Out of such reports grew the legend of El Dorado, the golden man, and people tried more than once to drain the lake. Whether the group shows this very rite is not certain.\n\nA farmer found it in a pottery vessel in a cave, where it had been left as an offering, and told the parish priest, Jaime Hincapié Santamaría, who saw to it that it came to the museum. A similar raft, found in the lagoon of Siecha in the 19th century, burned with the ship that had brought it to Bremen.',
    description:
      'A votive figure group, 19.5 cm long and about 10 cm high, cast in one piece by the lost-wax method from an alloy of more than 80 per cent gold with silver and copper. A large central figure with a great headdress stands out among smaller attendants with staffs and masks on a raft of bundled logs. Much of it is built up of thin threads, which were rolled from wax before the cast. A radiocarbon date for the core of the mould falls between 1295 and 1410.',
    imageAlt:
      'A raft of golden logs in the shape of a long pointed oval, with a large figure standing in the middle. The chief wears a headdress set with pins, wing-like panels with hanging beads at both sides, ear discs and a nose ornament, and holds small objects in his hands. Ten smaller golden figures, some with staffs, some with pointed crowns, stand around him.',
    sources: [
      'Museo del Oro, Bogotá, votive raft from Pasca',
      'E. Vila Llonch, Beyond El Dorado: Power and Gold in Ancient Colombia (2013)',
    ],
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
    facts: { culture: ['Ancient Greek'], period: ['Archaic period'], material: ['Silver', 'Gold'] },
    historicalContext:
      'The bull was a gift to Apollo, probably from one of the wealthy cities of Ionia. Damaged in a fire in the 5th century BC, it was buried in the sacred precinct with other offerings of gold and ivory, since what belonged to the god might not leave his sanctuary. Among them were the remains of three statues of gold and ivory, perhaps Apollo, Artemis and Leto. All this came to light in two pits when slabs of the Sacred Way were lifted.\n\nNo other silver statue of this size is known from Archaic Greece. Herodotus lists the gold and silver that King Croesus of Lydia sent to Delphi; nearly all such gifts were melted down, many by the Phocians in the 4th century BC to pay their soldiers.',
    description:
      'A nearly life-sized bull, more than two metres long, of hammered silver sheets, which were nailed over a wooden frame with strips of copper or bronze. Horns, forehead, ears and hooves were gilded. The wood has perished, and the metal is crushed and torn; many pieces are too small to find a place again. Conservators have mounted the larger sheets on a new frame, so that the outline of the animal can be seen.',
    imageAlt:
      'A bull of silver sheets standing in profile to the left, its body dented, scratched and stained, with rows of nails along the seams and two holes that show a brown core. Horns, forehead, the inside of the ear, hooves and the tip of the tail are golden.',
    sources: [
      'Archaeological Museum of Delphi, inv. 10660',
      'P. Amandry, Statue de taureau en argent, in Études delphiques (1977)',
    ],
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
    facts: {
      culture: ['Chinese'],
      period: ['Tang dynasty'],
      material: ['Silver', 'Gold', 'Pearl'],
    },
    historicalContext:
      'The temple kept a finger bone venerated as the Buddha’s, which Tang emperors brought to the capital in procession. When the official Han Yu protested against this in AD 819, he was banished. The inscription on its tray says that the figure was made for Emperor Yizong, with wishes for a long life, and dates it to his birthday in 871. The bodhisattva was to hold up the relic, the “true body” of the Buddha.\n\nIn 873 Yizong had the bone fetched once more, and died in the same year. It was sealed in the crypt in 874 with vessels of gold and silver, glass and silk. Half of the pagoda fell down in 1981, and the crypt came to light when the ruin was cleared for rebuilding.',
    description:
      'A bodhisattva of partly gilded silver, 38.5 cm high, kneels on a lotus throne and holds out a lotus-leaf tray, on which the inscription stands. Crown, necklaces and ribbons are strung with small pearls. The pedestal has three parts, petals above, a rounded drum and a spreading foot. It is covered with figures of Esoteric Buddhism and with syllables in an Indian script. What the whole arrangement of these signs means is debated.',
    imageAlt:
      'A golden bodhisattva seen from the front, kneeling on a throne of lotus petals above a tall stepped base. The eyes are lowered, the high three-pointed crown shows a small seated Buddha, ribbons fall from the head and arms, and strings of pearls cross the body. Both hands hold out a round tray with a small inscribed plate.',
    sources: [
      'Famen Temple Museum, Fufeng, bodhisattva of AD 871',
      'Shaanxi Institute of Archaeology, Famensi kaogu fajue baogao (2007)',
    ],
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
    facts: {
      culture: ['Ancient Egyptian'],
      period: ['Third Intermediate period'],
      material: ['Gold'],
    },
    historicalContext:
      'Precious metal was the fitting substance for a god whose flesh was gold, but almost all such figures were melted down in antiquity. Amun of Thebes, “king of the gods”, was the great state god of the time. On temple walls of the New Kingdom he holds out a scimitar to the king and so grants him victory.\n\nWhat the figure was for is not certain. It may have stood in a shrine or been carried in a sacred boat; it may also have crowned a sceptre or standard. Traces of a loop on the cap have led to the proposal that a priest or a statue wore it. Lord Carnarvon bought it in 1917, five years before the discovery of Tutankhamun’s tomb, and it came to New York in 1926.',
    description:
      'A figure cast in solid gold, 17.5 cm high and about 0.9 kg in weight. The god strides forward with the left leg in a pleated kilt, with the sign of life in his left hand and a scimitar held across his chest in the right; the drawing shows the hands the other way round. He has the plaited beard of gods; the two tall plumes of his flat-topped crown are lost. The narrow waist and the soft modelling of face and body are typical of the Third Intermediate period, and it is on this style that the date rests.',
    imageAlt:
      'A golden statuette of a god standing on a small base, one foot a little forward. He wears a tall flat-topped cap with two slots for lost plumes, a broad collar, a long plaited beard and a pleated kilt. His right arm hangs down, with the sign of life in the hand; his left hand holds a curved sword against his chest.',
    sources: [
      'The Metropolitan Museum of Art, 26.7.1412',
      'C. Aldred, The Carnarvon Statuette of Amun, in Journal of Egyptian Archaeology 42 (1956)',
    ],
    addedBy: 'sample-youssef',
    likedBy: ['sample-anton'],
  },
];
