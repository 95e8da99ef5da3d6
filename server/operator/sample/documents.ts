import type { SampleArtifact } from './sample-artifact';

export const documents: readonly SampleArtifact[] = [
  {
    slug: 'rosetta-stone',
    civilization: 'egypt',
    artifactName: 'Rosetta Stone',
    artifactType: 'DOCUMENTS',
    createdAt: '196 BC, Ptolemaic period',
    discoveredAt: 'Fort Julien, Rosetta (Rashid), Egypt',
    discoveredBy: 'French soldiers under Pierre-François Bouchard, 1799',
    presentLocation: 'British Museum, London',
    facts: {
      culture: ['Ancient Egyptian'],
      period: ['Ptolemaic period'],
      material: ['Granodiorite'],
    },
    historicalContext:
      'The stone repeats a decree of the priests assembled at Memphis in honour of the young king Ptolemy V, in hieroglyphs, in Demotic and in Greek. It stood in a temple, perhaps at Sais, and was later built into the fort at Rosetta. As the Greek could be read, it became the key to the other two; Johan David Åkerblad and Thomas Young made the first steps and Jean-François Champollion announced his decipherment in 1822.\n\nAfter the French defeat in Egypt it passed to Britain under the capitulation of Alexandria of 1801, and it has been in the British Museum since 1802. Its return to Egypt has been called for.',
    description:
      'A broken slab of dark granodiorite, 112 cm high, 76 cm wide and about 760 kg in weight. Most of the hieroglyphic part at the top is lost; fourteen lines remain, none of them whole. The thirty-two lines of Demotic in the middle are almost complete, and the Greek lacks its lower right corner. Wax and ink had blackened the stone, so that it was long taken for basalt, until a cleaning in 1999. English words painted on the sides record its capture and its gift by King George III.',
    imageAlt:
      'A broken slab of dark grey stone, its top and upper right corner missing, covered with pale incised writing in three bands: hieroglyphs at the top, cursive Demotic in the middle and Greek capitals at the bottom. Two cracks run in from the right, and the lower right corner is cut off.',
    sources: [
      'British Museum, EA24',
      'R. Parkinson, Cracking Codes: The Rosetta Stone and Decipherment (1999)',
    ],
    addedBy: 'sample-nadia',
    likedBy: [
      'sample-piotr',
      'sample-rosa',
      'sample-liang',
      'sample-gareth',
      'sample-hana',
      'sample-anton',
      'sample-oluwaseun',
      'sample-leyla',
      'sample-tariq',
      'sample-priya',
      'sample-mei-ling',
      'sample-eleni',
      'sample-fatima',
      'sample-siobhan',
      'sample-beatriz',
      'sample-nadia',
      'sample-noor',
      'sample-youssef',
      'sample-ingrid',
    ],
  },
  {
    slug: 'code-of-hammurabi',
    civilization: 'mesopotamia',
    artifactName: 'Law Stele of Hammurabi',
    artifactType: 'DOCUMENTS',
    createdAt: 'c. 1755–1750 BC, Old Babylonian period',
    discoveredAt: 'Susa, Iran',
    discoveredBy: 'French expedition under Jacques de Morgan, 1901–1902',
    presentLocation: 'Louvre, Paris',
    facts: { culture: ['Mesopotamian', 'Babylonian'], period: ['Old Babylonian period'] },
    historicalContext:
      'Towards the end of his reign Hammurabi of Babylon set up his judgements in stone, so that, as the epilogue says, the strong should not wrong the weak. About 282 provisions, by the modern count, deal with theft, debt, hire, marriage, inheritance and injury, and the penalty often depends on the rank of the people involved. How far courts followed them is disputed, as verdicts of the time hardly ever refer to them; scribes went on copying the text for more than a thousand years.\n\nAn Elamite king, probably Shutruk-Nahhunte, carried the stele off to Susa as booty in the 12th century BC. It was found in three large pieces, and Vincent Scheil published it in 1902.',
    description:
      'A pillar of polished black stone 2.25 m high, called diorite in older books and basalt in newer ones. At the top the king stands, a hand raised in greeting, before the seated sun god Shamash, who wears a horned crown and holds out ring and rod. Below, columns of Old Babylonian cuneiform run round the shaft, with a patch near the foot that its captor had erased, perhaps to make room for words of his own.',
    imageAlt:
      'A tall pillar of polished black stone with a rounded top. In the relief at the top a standing king raises his hand before a god on a throne, who wears a tiered crown and holds out a ring. Below, row upon row of pale cuneiform signs covers the shaft, with a blank patch near the foot at the left.',
    sources: ['Louvre, Sb 8', 'M. T. Roth, Law Collections from Mesopotamia and Asia Minor (1995)'],
    addedBy: 'sample-noor',
    likedBy: [
      'sample-nadia',
      'sample-amara',
      'sample-eleni',
      'sample-priya',
      'sample-mei-ling',
      'sample-tomas',
      'sample-fatima',
      'sample-anton',
      'sample-tariq',
      'sample-ingrid',
      'sample-gareth',
      'sample-youssef',
      'sample-rosa',
      'sample-noor',
    ],
  },
  {
    slug: 'cyrus-cylinder',
    civilization: 'mesopotamia',
    artifactName: 'Cyrus Cylinder',
    artifactType: 'DOCUMENTS',
    createdAt: 'After 539 BC, early Achaemenid period',
    discoveredAt: 'Babylon, Iraq',
    discoveredBy: 'Hormuzd Rassam, 1879',
    presentLocation: 'British Museum, London',
    facts: {
      culture: ['Mesopotamian', 'Babylonian'],
      period: ['Achaemenid period'],
      material: ['Clay'],
    },
    historicalContext:
      'Written in Babylonian after Cyrus the Great took the city in 539 BC, the text presents him as the choice of the god Marduk, who had turned from King Nabonidus, and tells how he repaired temples and sent cult statues and people back to their homes. It follows an old Mesopotamian custom of foundation texts, made to be buried in a wall, rather than proclaiming rights in the modern sense. Pieces of a tablet with the same words, recognised in the British Museum in 2009 and 2010, show that the text was also copied.\n\nIt does not name the Jews, but is often read beside the biblical account of their return from exile. It has become a symbol of tolerant rule.',
    description:
      'A barrel of baked clay about 22 cm long and 10 cm across at the middle, covered with lines of fine cuneiform that run from end to end; forty-five lines survive, many of them damaged. The cylinder is put together from pieces. A part is broken away; a fragment that had been in the collection of Yale University was recognised as belonging to it in the 20th century and is now joined to it.',
    imageAlt:
      'A barrel-shaped cylinder of light brown baked clay, lying on its side and thickest at the middle. Close lines of small cuneiform signs run along it from end to end, crossed by cracks; at the right a large bare patch shows where a piece is lost.',
    sources: ['British Museum, 1880,0617.1941', 'I. Finkel (ed.), The Cyrus Cylinder (2013)'],
    addedBy: 'sample-arash',
    likedBy: [
      'sample-julian',
      'sample-kalena',
      'sample-nadia',
      'sample-liang',
      'sample-piotr',
      'sample-priya',
      'sample-fatima',
      'sample-tariq',
      'sample-leyla',
      'sample-hana',
    ],
  },
  {
    slug: 'yinxu-plastron',
    civilization: 'china',
    artifactName: 'Oracle Plastron from Pit YH127',
    artifactType: 'DOCUMENTS',
    createdAt: 'c. 1200 BC, late Shang dynasty, reign of Wu Ding',
    discoveredAt: 'Xiaotun, Yinxu, Anyang, Henan, China',
    discoveredBy: 'Academia Sinica excavation, 1936',
    presentLocation: 'Institute of History and Philology, Academia Sinica, Taipei',
    facts: { culture: ['Chinese'], period: ['Shang dynasty'], material: ['Turtle shell'] },
    historicalContext:
      'Shang diviners put the king’s questions about war, weather, harvest, illness and childbirth to the ancestors. Heat applied to hollows in the shell made it crack, the cracks were read, and the question, sometimes with the outcome, was cut beside them. These texts are the earliest large body of Chinese writing, and they confirm, with small corrections, the list of Shang kings that later historians handed down.\n\nPit YH127, lifted in one block of earth and taken to Nanjing, held more than 17,000 inscribed pieces, some hundreds of them whole. Most belong to the reign of Wu Ding. During the war the finds were moved through the south-west of China, and later to Taiwan.',
    description:
      'The underside of a turtle’s shell, polished and yellowed, with its sutures showing. Columns of early Chinese characters, incised with a fine point, stand beside T-shaped cracks in mirrored pairs: often one half of the shell puts the question in the affirmative and the other in the negative. The hollows that were heated are on the back. The drawing shows the type and does not copy the signs of one piece.',
    imageAlt:
      'The flat underside of a turtle’s shell, yellowish white, with a wavy seam down the middle and curved seams across. On both halves, almost in mirror image, short columns of incised early Chinese characters stand beside branching cracks with dark scorch marks.',
    sources: [
      'Institute of History and Philology, Academia Sinica, Taipei, inscribed plastrons from pit YH127',
      'D. N. Keightley, Sources of Shang History (1978)',
    ],
    addedBy: 'sample-liang',
    likedBy: ['sample-hana', 'sample-nadia', 'sample-ingrid'],
  },
  {
    slug: 'shuihudi-bamboo-slips',
    civilization: 'china',
    artifactName: 'Shuihudi Qin Bamboo Slips',
    artifactType: 'DOCUMENTS',
    createdAt: '3rd century BC, state and dynasty of Qin',
    discoveredAt: 'Tomb 11 at Shuihudi, Yunmeng, Hubei, China',
    discoveredBy: 'Hubei archaeologists, 1975–1976',
    presentLocation: 'Hubei Provincial Museum, Wuhan',
    facts: { culture: ['Chinese'], period: ['Qin dynasty'], material: ['Bamboo'] },
    historicalContext:
      'The tomb belonged to Xi, a local official who had served in the law courts of Qin and was buried in 217 BC or soon after with the texts he had worked with. They preserve statutes, model answers to legal questions, guidance for investigating a case, a chronicle and almanacs. The statutes regulate granaries, labour service and the work of officials, down to fines, reckoned in shields and suits of armour, for mistakes in the accounts. The chronicle sets events of Xi’s own life among the wars of Qin.\n\nBefore they were found, the law of the First Emperor’s state was known almost only through its later critics.',
    description:
      'More than 1,100 narrow slips of bamboo, written in ink in the clerical hand of Qin and once tied with cords into rolls. Most slips bear one column of characters, and some are written on both sides. They lay in the coffin by the head, the body and the feet of the dead. The cords had rotted away in the wet ground, and the order of the slips had to be worked out again. The drawing restores the binding of one such roll.',
    imageAlt:
      'A mat of narrow yellow and grey-brown bamboo slips, tied side by side with three rows of twisted cord, each with a column of small black Chinese characters. The right end is rolled up into a thick upright cylinder whose top shows the spiral; two loose cords hang at the left, and some slips are broken at the foot.',
    sources: [
      'Hubei Provincial Museum, Wuhan, Qin bamboo slips from Tomb 11 at Shuihudi',
      'A. F. P. Hulsewé, Remnants of Ch’in Law (1985)',
    ],
    addedBy: 'sample-liang',
    likedBy: [],
  },
  {
    slug: 'pylos-tripod-tablet',
    civilization: 'greece',
    artifactName: 'Pylos Tripod Tablet',
    artifactType: 'DOCUMENTS',
    createdAt: 'c. 1180 BC, Late Helladic III',
    discoveredAt: 'Palace of Nestor, Pylos, Greece',
    discoveredBy: 'Carl Blegen, 1952',
    presentLocation: 'National Archaeological Museum, Athens',
    facts: {
      culture: ['Ancient Greek', 'Aegean', 'Mycenaean'],
      period: ['Bronze Age', 'Late Helladic'],
      material: ['Clay'],
    },
    historicalContext:
      'Michael Ventris announced in 1952 that Linear B wrote an early form of Greek. This inventory of vessels, which he had not seen, settled the matter for most scholars when Blegen read it in 1953 with his values: the words for tripods and for cups with four, three or no handles stood beside pictures of exactly such vessels. It belongs to a set of tablets that list the furniture and plate of the palace, perhaps for a feast or for the appointment of an official.\n\nScribes wrote such records on damp clay, for use within the year. Like most Linear B tablets it was baked by the fire that destroyed the palace.',
    description:
      'A long leaf-shaped tablet of grey clay, about 15 cm long and 4 cm high, mended from pieces, with three ruled lines of signs. Small drawings of tripod cauldrons and handled cups are followed by strokes that count them. The text speaks of tripods of Cretan work, one of them damaged by fire at its legs. The drawing follows the layout of the tablet, with words and pictures in turn, rather than every sign.',
    imageAlt:
      'A long, narrow tablet of grey-brown clay with three ruled lines of incised Linear B signs. In each line groups of signs are followed by small pictures of vessels, tripod cauldrons in the first line and cups with and without handles in the others, and by upright strokes that count them. Cracks run across it, and the upper right corner is chipped.',
    sources: [
      'National Archaeological Museum, Athens, Linear B tablet PY Ta 641',
      'M. Ventris and J. Chadwick, Documents in Mycenaean Greek (1956)',
    ],
    addedBy: 'sample-eleni',
    likedBy: ['sample-piotr', 'sample-gareth'],
  },
];
