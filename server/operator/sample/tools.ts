import type { SampleArtifact } from './sample-artifact';

export const tools: readonly SampleArtifact[] = [
  {
    slug: 'antikythera-mechanism',
    civilization: 'greece',
    artifactName: 'Antikythera Mechanism',
    artifactType: 'TOOLS',
    createdAt: '2nd – early 1st century BC, Hellenistic',
    discoveredAt: 'Shipwreck off Antikythera, Greece',
    discoveredBy: 'Sponge divers from Symi, 1901; noticed by Valerios Stais, 1902',
    presentLocation: 'National Archaeological Museum, Athens',
    facts: {
      culture: ['Ancient Greek'],
      period: ['Hellenistic period'],
      material: ['Bronze', 'Wood'],
    },
    historicalContext:
      'Turned by hand, this machine followed the Sun and the Moon through the zodiac, foretold eclipses and kept the four-year round of the Greek games; it probably showed the planets too. When and where it was made is disputed: proposals run from the late 3rd to the early 1st century BC. It went down with a cargo of bronzes, marbles and glass in the first half of the 1st century BC.\n\nDerek de Solla Price explained the main gear trains in 1974, and X-ray tomography in 2005 made many more wheels and inscriptions legible. Nothing of comparable complexity in gearing is known until the astronomical clocks of medieval Europe.',
    description:
      'Eighty-two corroded fragments of bronze survive, with traces of a wooden case about the size of a shoe box. The largest, shown here, is about 18 cm across and carries a four-spoked drive wheel about 13 cm wide; thirty gears are preserved in all, most of them in this fragment. Fine Greek lettering covers the plates and served as a manual: it names months, signs of the zodiac, eclipses and games.',
    imageAlt:
      'A lump of corroded green bronze with a ragged outline, filled by a large toothed wheel with four broad spokes and a square hole in its hub. Smaller gears show between the spokes, a small coppery gear meshes with the rim at the right, and at the lower left lies a torn tan plate with five lines of Greek capitals.',
    sources: [
      'National Archaeological Museum, Athens, X 15087',
      'A. Jones, A Portable Cosmos (2017)',
    ],
    addedBy: 'sample-eleni',
    likedBy: [
      'sample-leyla',
      'sample-anton',
      'sample-rosa',
      'sample-ingrid',
      'sample-oluwaseun',
      'sample-priya',
      'sample-hana',
      'sample-gareth',
      'sample-mei-ling',
      'sample-beatriz',
      'sample-nadia',
      'sample-siobhan',
      'sample-noor',
      'sample-youssef',
      'sample-tariq',
      'sample-arash',
      'sample-tomas',
      'sample-piotr',
      'sample-julian',
      'sample-fatima',
    ],
  },
  {
    slug: 'changxin-palace-lamp',
    civilization: 'china',
    artifactName: 'Changxin Palace Lamp',
    artifactType: 'TOOLS',
    createdAt: '2nd century BC, Western Han dynasty',
    discoveredAt: 'Tomb of Dou Wan, Mancheng, Hebei, China',
    discoveredBy: 'Chinese archaeologists, 1968',
    presentLocation: 'Hebei Museum, Shijiazhuang',
    facts: {
      culture: ['Chinese'],
      period: ['Han dynasty', 'Western Han dynasty'],
      material: ['Bronze', 'Gold'],
    },
    historicalContext:
      'The lamp lay in the rock-cut tomb of Dou Wan, wife of Prince Liu Sheng of Zhongshan, next to the tomb of her husband. Its inscriptions name more than one owner: a house of Yangxin, and the Changxin Palace, the residence of the Empress Dowager Dou, who was the prince’s grandmother. Whether Yangxin stands for a family of marquises that lost its property or for a princess, and how the lamp came to Dou Wan, is disputed; many take it for a gift of the Empress Dowager.\n\nIt is a piece of household engineering as much as of sculpture: light can be turned and dimmed, and the smoke is led away.',
    description:
      'A kneeling young woman of gilt bronze holds a lamp; the whole is 48 cm high and weighs 15.85 kg. The pan can be turned by its handle, and two curved shutters slide past each other to open or close the light. Her right sleeve forms the chimney and leads the soot into her hollow body. The lamp consists of six parts, among them the head, the right arm and the pan, which can be taken apart for cleaning.',
    imageAlt:
      'A kneeling young woman of golden bronze in a robe with crossed collars, her hair in a bun under a small cap. Her right arm arches over a drum-shaped lamp on a conical foot, so that the wide sleeve becomes its chimney; a flame burns between two curved shutters. Her left hand holds the handle of the lamp’s pan.',
    sources: [
      'Hebei Museum, Shijiazhuang, Changxin Palace Lamp from Tomb 2 at Mancheng',
      'Institute of Archaeology, Chinese Academy of Social Sciences, Mancheng Han mu fajue baogao (1980)',
    ],
    addedBy: 'sample-mei-ling',
    likedBy: [
      'sample-tomas',
      'sample-priya',
      'sample-eleni',
      'sample-hana',
      'sample-siobhan',
      'sample-liang',
      'sample-beatriz',
      'sample-fatima',
      'sample-leyla',
    ],
  },
  {
    slug: 'karnak-water-clock',
    civilization: 'egypt',
    artifactName: 'Karnak Water Clock',
    artifactType: 'TOOLS',
    createdAt: 'c. 1390–1352 BC, reign of Amenhotep III, 18th Dynasty',
    discoveredAt: 'Temple of Amun, Karnak, Egypt',
    discoveredBy: 'Georges Legrain, between 1903 and 1906',
    presentLocation: 'Egyptian Museum, Cairo',
    facts: {
      culture: ['Ancient Egyptian'],
      period: ['New Kingdom', '18th Dynasty'],
      material: ['Alabaster', 'Calcite'],
    },
    historicalContext:
      'Priests needed to know the hours of the night for their rites, when no sundial could help. The vessel was filled at dusk and emptied slowly through a small hole near its base, while the falling water passed marks on the inner wall. As Egyptian night hours lengthened and shortened with the season, each month has a scale of its own.\n\nIt is the oldest water clock that survives. Georges Legrain found it in pieces in the court of the seventh pylon, where the priests had once buried a great store of statues and other temple goods. Whether it was in daily use or mainly a king’s gift to the temple is disputed.',
    description:
      'A flaring vessel of alabaster (calcite) 34.5 cm high and 46 cm wide at the rim, put together from many pieces. Its outside carries three registers of gods, planets and star groups, once inlaid in colour: star groups and planets above, the figures of the northern sky in the middle, the king with the gods of the twelve months below. Twelve columns of small holes run down the inside, and the names of their months stand on the rim. The outlet itself is lost.',
    imageAlt:
      'A flaring vessel of cream-coloured veined alabaster, shaped like a flower pot. Three bands of small standing gods in red, green and blue, with columns of hieroglyphs between them, run round the outside, and rows of dots go down the inner wall below the rim. Cracks show where it was mended; a small outlet pierces the wall near the base.',
    sources: [
      'Egyptian Museum, Cairo, JE 37525',
      'O. Neugebauer and R. A. Parker, Egyptian Astronomical Texts III (1969)',
    ],
    addedBy: 'sample-nadia',
    likedBy: ['sample-arash', 'sample-leyla'],
  },
  {
    slug: 'seal-of-adda',
    civilization: 'mesopotamia',
    artifactName: 'Cylinder Seal of Adda',
    artifactType: 'TOOLS',
    createdAt: 'c. 2300 BC, Akkadian period',
    discoveredAt: 'Southern Mesopotamia; reportedly Sippar, Iraq',
    discoveredBy: 'Unknown; acquired by the British Museum, 1891',
    presentLocation: 'British Museum, London',
    facts: {
      culture: ['Mesopotamian', 'Akkadian'],
      period: ['Akkadian period'],
      material: ['Greenstone'],
    },
    historicalContext:
      'Rolled over wet clay, a cylinder seal signed a tablet or secured a jar, a bale or a door. The inscription names its owner, the scribe Adda. It was cut when the kings of Akkad ruled most of Mesopotamia, a time from which many fine greenstone seals survive. Few show so many great gods together with attributes so clear, and much of what is said about the look of Akkadian gods leans on this one.\n\nThe scene is a sunrise, but no text is known that tells it, and its occasion remains open. E. A. Wallis Budge acquired the seal for the British Museum; that it came from Sippar is reported, not recorded.',
    description:
      'A greenstone cylinder 3.9 cm high and 2.55 cm across, pierced lengthwise, shown beside its modern impression. All the figures wear the horned crowns of gods. The sun god Shamash, rays at his shoulders, cuts his way with a saw out of the mountain on which winged Ishtar stands with a bunch of dates; Ea follows with streams of water and fish, then his two-faced minister Usmu. At the left stands a god with a bow, whose name is not certain, with a lion.',
    imageAlt:
      'A green stone cylinder, carved and pierced from end to end, stands beside the clay-coloured strip that it prints. On the strip, from left to right: a panel of cuneiform, a lion, a god with a bow, a winged goddess with weapons at her shoulders, a small sun god rising between two mountains, a god with streams of fish and a bird, and his attendant. All wear pointed crowns.',
    sources: [
      'British Museum, 89115',
      'D. Collon, First Impressions: Cylinder Seals in the Ancient Near East (1987)',
    ],
    addedBy: 'sample-noor',
    likedBy: ['sample-eleni', 'sample-priya', 'sample-siobhan', 'sample-nadia'],
  },
  {
    slug: 'otzi-copper-axe',
    artifactName: 'Copper Axe of Ötzi the Iceman',
    artifactType: 'TOOLS',
    createdAt: 'c. 3300 BC, Copper Age',
    discoveredAt: 'Tisenjoch, Ötztal Alps, South Tyrol, Italy',
    discoveredBy: 'Recovered beside the Iceman, found by Helmut and Erika Simon, 1991',
    presentLocation: 'South Tyrol Museum of Archaeology, Bolzano',
    facts: { period: ['Copper Age'], material: ['Copper', 'Wood'] },
    historicalContext:
      'The axe lay beside a man who had been killed by an arrow on a high Alpine pass and was preserved by the ice. It is the only axe of its age to survive complete, with haft and binding. Copper blades were rare in the Alps at that time, and many scholars take this one for a sign of rank. It was a tool as well: the edge is worn and has been resharpened, and a copy felled a yew tree in less than an hour.\n\nAnalysis of the metal, published in 2017, points to ore from southern Tuscany, hundreds of kilometres from where he died. Whether the copper travelled as raw metal or as a finished blade is not known.',
    description:
      'A cast blade of almost pure copper, 9.5 cm long and shaped like a trapezium, sits in the forked end of a yew haft some 60 cm long, fixed with birch tar and bound with strips of hide. The haft was cut from a trunk with a branch growing out of it almost at a right angle, and was carefully smoothed. The blade is drawn a second time, out of its binding, to show its flared edge.',
    imageAlt:
      'A long haft of brown yew wood, bent upwards at its right end, where a short reddish copper blade is tied on with pale strips of hide. At the upper left the blade is drawn once more by itself, narrow at the top and widening to a curved cutting edge.',
    sources: [
      'South Tyrol Museum of Archaeology, Bolzano, I.28',
      'G. Artioli and others, Long-distance connections in the Copper Age: New evidence from the Alpine Iceman’s copper axe, PLOS ONE 12 (2017)',
    ],
    addedBy: 'sample-ingrid',
    likedBy: [
      'sample-mei-ling',
      'sample-gareth',
      'sample-leyla',
      'sample-tomas',
      'sample-tariq',
      'sample-youssef',
      'sample-nadia',
      'sample-piotr',
    ],
  },
  {
    slug: 'olduvai-handaxe',
    artifactName: 'Olduvai Handaxe',
    artifactType: 'TOOLS',
    createdAt: 'c. 1.2–1.4 million years ago, Lower Palaeolithic',
    discoveredAt: 'Olduvai Gorge, Tanzania',
    discoveredBy: 'Expedition of Louis Leakey, 1931',
    presentLocation: 'British Museum, London',
    facts: { culture: ['Acheulean'], period: ['Lower Palaeolithic'], material: ['Phonolite'] },
    historicalContext:
      'Handaxes were made to one recognisable plan for more than a million years and over three continents. To strike one, its maker had to hold the finished shape in mind and plan the blows that led to it. They served for butchery, for woodwork and for much else. Who made this one cannot be proved; the earliest handaxes are generally ascribed to Homo erectus.\n\nThe piece is bigger than a tool for one hand needs to be, and it has been asked whether it was made to be used or to be shown. It was found on Louis Leakey’s first expedition to the gorge and came to the British Museum, which had supported him, in 1934.',
    description:
      'A block of green volcanic stone (phonolite) 23.8 cm long, 10 cm wide and 5 cm thick, flaked on both faces into a pointed drop, with a sharp edge on either side and a rounded butt for the hand. Each scar is the trace of one blow, struck with another stone now from the one face, now from the other. The tool is thin at the tip and heavy at the butt. The drawing gives the stone a browner tone than it has.',
    imageAlt:
      'A drop-shaped handaxe of grey-brown stone, its point upwards and its rounded butt below. Overlapping shell-like flake scars cover the whole face and give both edges a sharp, slightly wavy outline; a small ochre patch near the butt was left unworked.',
    sources: [
      'British Museum, 1934,1214.49',
      'L. S. B. Leakey, Olduvai Gorge: A Report on the Evolution of the Hand-Axe Culture in Beds I–IV (1951)',
    ],
    addedBy: 'sample-amara',
    likedBy: ['sample-siobhan'],
  },
];
