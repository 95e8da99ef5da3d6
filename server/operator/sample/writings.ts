import type { SampleArtifact } from './sample-artifact';

export const writings: readonly SampleArtifact[] = [
  {
    slug: 'flood-tablet',
    civilization: 'mesopotamia',
    artifactName: 'Flood Tablet of the Epic of Gilgamesh',
    artifactType: 'WRITINGS',
    createdAt: '7th century BC, Neo-Assyrian period',
    discoveredAt: 'Library of Ashurbanipal, Nineveh, Iraq',
    discoveredBy: 'Teams of Austen Henry Layard and Hormuzd Rassam, mid-19th century',
    presentLocation: 'British Museum, London',
    historicalContext:
      'The tablet is the eleventh of the epic, in which Utnapishtim tells Gilgamesh how he was warned of a flood, built a boat and sent out a dove, a swallow and a raven to look for land. The gods made him immortal, and it is this that Gilgamesh seeks in vain. The story was taken over from an older poem, that of Atrahasis. King Ashurbanipal had gathered such texts from all over Mesopotamia.\n\nGeorge Smith recognised the story at the British Museum in 1872, and its closeness to Genesis caused a sensation. A newspaper, The Daily Telegraph, paid for him to dig at Nineveh in the following year. How the two accounts are related has been discussed ever since; most scholars hold that the Mesopotamian one is the older.',
    description:
      'A broken clay tablet about 15 cm high and 13 cm wide, closely written on both sides in the small, regular hand of Nineveh’s scribes. The lines stand in ruled columns, three on each side, which the drawing reduces to two. Edges and corners are lost, and cracks run across the text; other copies of the same tablet fill many of the gaps.',
    imageAlt:
      'A piece of a buff clay tablet with a thick, broken brown edge, closely covered with fine cuneiform in ruled lines. A double line divides the text into two columns; cracks run through it, and two smooth patches show where the surface has flaked off.',
    sources: ['British Museum, K.3375', 'A. R. George, The Babylonian Gilgamesh Epic (2003)'],
    addedBy: 'sample-noor',
    likedBy: [
      'sample-youssef',
      'sample-beatriz',
      'sample-tomas',
      'sample-eleni',
      'sample-ingrid',
      'sample-hana',
      'sample-anton',
      'sample-tariq',
      'sample-piotr',
      'sample-arash',
      'sample-fatima',
    ],
  },
  {
    slug: 'diamond-sutra',
    civilization: 'china',
    artifactName: 'Diamond Sutra of 868',
    artifactType: 'WRITINGS',
    createdAt: 'AD 868, Tang dynasty',
    discoveredAt: 'Cave 17, Mogao Caves, Dunhuang, China',
    discoveredBy: 'Wang Yuanlu, 1900; acquired by Aurel Stein, 1907',
    presentLocation: 'British Library, London',
    historicalContext:
      'Its colophon says that Wang Jie had it made for free distribution on behalf of his parents, on a day that corresponds to 11 May 868. That makes it the earliest complete printed book to bear a date. To spread a sutra was held to earn merit, and printing multiplied the copies. The text is the Chinese translation of Kumarajiva, made in the early 5th century.\n\nThe scroll was walled up in the 11th century with tens of thousands of other manuscripts, which a Daoist caretaker came upon in 1900. Why the cave was closed, for fear of war or as a store for worn-out sacred texts, is disputed. Aurel Stein bought thousands of the manuscripts for a small sum, a purchase that is judged severely in China.',
    description:
      'A paper scroll about 5 m long, pasted together from seven sheets, which were dyed yellow and printed from carved wooden blocks. The frontispiece shows the Buddha preaching to his disciple Subhuti, who kneels at the lower left; the Chinese text follows in columns. The sure, fine lines of the picture show that the craft was no longer young. Repairs of the 20th century had harmed the paper, and conservators spent years removing them.',
    imageAlt:
      'A yellowed paper scroll, unrolled between two rods. On the left a framed picture in black line shows the Buddha seated on a throne beneath a canopy, a halo behind him, with attendants on both sides and a figure kneeling at the lower left; on the right stand columns of printed Chinese characters.',
    sources: [
      'British Library, Or.8210/P.2',
      'F. Wood and M. Barnard, The Diamond Sutra: The Story of the World’s Earliest Dated Printed Book (2010)',
    ],
    addedBy: 'sample-mei-ling',
    likedBy: [
      'sample-piotr',
      'sample-youssef',
      'sample-hana',
      'sample-amara',
      'sample-siobhan',
      'sample-beatriz',
      'sample-kalena',
      'sample-fatima',
    ],
  },
  {
    slug: 'phaistos-disc',
    civilization: 'greece',
    artifactName: 'Phaistos Disc',
    artifactType: 'WRITINGS',
    createdAt: 'c. 1850–1600 BC, Middle or early Late Minoan',
    discoveredAt: 'Palace of Phaistos, Crete, Greece',
    discoveredBy: 'Luigi Pernier, 1908',
    presentLocation: 'Heraklion Archaeological Museum',
    historicalContext:
      'Every sign was pressed into the soft clay with its own punch, long before movable type. The script is known from hardly anything else, and without more text no decipherment can be tested, though many have been put forward. Signs on a bronze axe from the cave of Arkalochori in Crete have been compared with it. The exact date and even the direction of reading have been argued over; most scholars read from the rim inwards.\n\nThe disc was found in a small basement room in the north-eastern part of the palace, near a clay tablet in Linear A. Because it stands so much alone it has been called a forgery, but most archaeologists hold it to be genuine. Whether it was made in Crete, and what it was for, remains open.',
    description:
      'A fired clay disc about 16 cm across and 2 cm thick, not quite round, stamped on both faces. Some 240 impressions of 45 signs, among them a plumed head, a walking man, a shield and a fish, stand along a spiral that was drawn by hand. Short strokes divide it into 61 groups, 31 on one face and 30 on the other. In some places signs were erased and stamped anew while the clay was soft.',
    imageAlt:
      'A round, slightly irregular disc of light brown fired clay. An incised line winds in a spiral from the rim to the centre, and between its turns short strokes divide small stamped signs into groups: heads with rays, round shields with dots, fishes, branches, leaves and a walking man.',
    sources: [
      'Heraklion Archaeological Museum, inv. 1358',
      'Y. Duhoux, Le disque de Phaestos (1977)',
    ],
    addedBy: 'sample-eleni',
    likedBy: [
      'sample-hana',
      'sample-priya',
      'sample-leyla',
      'sample-noor',
      'sample-youssef',
      'sample-kalena',
      'sample-fatima',
      'sample-siobhan',
      'sample-ingrid',
      'sample-arash',
      'sample-beatriz',
      'sample-piotr',
      'sample-anton',
    ],
  },
  {
    slug: 'book-of-the-dead-of-ani',
    civilization: 'egypt',
    artifactName: 'Book of the Dead of Ani',
    artifactType: 'WRITINGS',
    createdAt: 'c. 1250 BC, 19th Dynasty',
    discoveredAt: 'Western Thebes (Luxor), Egypt',
    discoveredBy: 'Local finders; acquired by E. A. Wallis Budge, 1888',
    presentLocation: 'British Museum, London',
    historicalContext:
      'Ani, a royal scribe, had this roll to guide him through the dangers of the next world. Its spells gave him the words to say before gods and gatekeepers, up to the judgement at which his heart was weighed against the feather of Maat, the sign of truth and order. It is among the finest of all painted Books of the Dead.\n\nAlthough Ani was a scribe himself, his book was made in advance: several hands wrote its parts, and his name was put into spaces left for it. E. A. Wallis Budge acquired it for the museum; by his own account he took it out of Egypt in spite of the authorities. The roll was then cut into thirty-seven sheets.',
    description:
      'Painted papyrus in cursive hieroglyphs with coloured vignettes and headings in red. The roll was more than 23 m long and nearly 40 cm high, joined from six lengths. Coloured bands run along the top and the bottom. In the scene shown, Ani and his wife Tutu bow as Anubis checks the balance, Thoth writes down the verdict and the Devourer waits, a beast made of crocodile, lion and hippopotamus. In the papyrus a row of gods sits above as judges; the drawing leaves them out.',
    imageAlt:
      'A sheet of yellow papyrus bordered in red and gold. At the left a couple in long white robes and black wigs; in the middle a great balance, a red heart in one pan and a green feather in the other, where jackal-headed Anubis kneels; at the right ibis-headed Thoth writing and the Devourer, with a crocodile’s head, a lion’s mane and a hippopotamus’s hind part. Columns of hieroglyphs stand above.',
    sources: [
      'British Museum, EA 10470',
      'J. H. Taylor (ed.), Journey through the Afterlife: Ancient Egyptian Book of the Dead (2010)',
    ],
    addedBy: 'sample-youssef',
    likedBy: [
      'sample-beatriz',
      'sample-eleni',
      'sample-siobhan',
      'sample-leyla',
      'sample-hana',
      'sample-priya',
      'sample-piotr',
      'sample-gareth',
      'sample-youssef',
      'sample-fatima',
      'sample-nadia',
      'sample-mei-ling',
      'sample-tomas',
      'sample-liang',
      'sample-ingrid',
    ],
  },
  {
    slug: 'babylonian-map-of-the-world',
    civilization: 'mesopotamia',
    artifactName: 'Babylonian Map of the World',
    artifactType: 'WRITINGS',
    createdAt: 'c. 700–500 BC',
    discoveredAt: 'Probably Sippar, Iraq',
    discoveredBy: 'Excavations of Hormuzd Rassam, c. 1882',
    presentLocation: 'British Museum, London',
    historicalContext:
      'This is the oldest known map that sets out to show the whole world. Babylon is a bar across the Euphrates, Assyria and other places are small circles, and a “Bitter River” surrounds them all. Beyond it lie triangular regions; the text on the back describes eight of them. The lines above the map name strange animals and heroes of old, among them Sargon and Utnapishtim. It seems less a help for travellers than an attempt to connect far and legendary places with the known world.\n\nThe tablet is a copy. The names on it do not go back beyond the 9th century BC, and many scholars place the original in the 8th or 7th. In the 1990s a missing piece with one of the triangles was found among the museum’s fragments.',
    description:
      'A clay tablet about 12 cm high and 8 cm wide, broken below. Two circles drawn with compasses stand for the encircling sea, with some of the outer triangles still attached, beneath lines of cuneiform. Two parallel lines for the Euphrates run from mountains at the top to a marsh at the bottom; the Tigris is missing. Notes beside the triangles give distances, and one says that the sun is not seen there.',
    imageAlt:
      'A brown clay tablet with a broken edge and six lines of cuneiform at the top. Beneath a line two circles form a ring, from which pointed triangles stand out like the rays of a star. Inside, a pair of upright lines for the river passes a rectangle for Babylon, with seven small dotted circles around; cracks and a flaked patch mar the lower part.',
    sources: [
      'British Museum, 1882,0714.509 (BM 92687)',
      'W. Horowitz, Mesopotamian Cosmic Geography (1998)',
    ],
    addedBy: 'sample-julian',
    likedBy: [
      'sample-leyla',
      'sample-mei-ling',
      'sample-arash',
      'sample-nadia',
      'sample-anton',
      'sample-hana',
    ],
  },
  {
    slug: 'dresden-codex',
    artifactName: 'Dresden Codex',
    artifactType: 'WRITINGS',
    createdAt: 'Before the Spanish conquest, perhaps 12th–13th century AD; debated',
    discoveredAt: 'Presumably Yucatán, Mexico',
    discoveredBy: 'Unknown; acquired in Vienna by Johann Christian Götze, 1739',
    presentLocation: 'Saxon State and University Library (SLUB), Dresden',
    historicalContext:
      'Of the many books of the Maya only four are known to survive; Spanish missionaries burned others in the 16th century. This one is an almanac of astronomers and priests: it follows Venus, warns of eclipses and sets the days for rites. Scholars do not agree whether it was painted about the 12th or 13th century or closer to the Spanish conquest.\n\nHow the book came to Europe is not known. Götze, librarian in Dresden, was given it in Vienna for next to nothing, as a thing that nobody understood. Alexander von Humboldt published five pages in 1810. From its tables Ernst Förstemann, a later librarian of Dresden, worked out how Maya numbers and calendar work. Water damaged it in the bombing of the city in 1945.',
    description:
      'A screenfold of bark paper coated with fine lime plaster, 3.56 m long when opened, with narrow pages about 20 cm high. Gods, hieroglyphs and numbers are painted in red, black, blue and yellow on its 39 leaves, 35 of them on both sides. In the numbers a dot stands for one and a bar for five. Several painters had a hand in it. The leaves now lie spread out under glass, and the colours have suffered from the water; the drawing shows three pages in a simplified form.',
    imageAlt:
      'Three tall pages of a book of pale bark paper, folded like a screen. Red lines divide each page into three bands, and each band shows a seated god in profile, with a high headdress and a bowl in the hand, blue, orange or cream, some on a red ground, beside six square glyphs and numbers in black and red bars and dots.',
    sources: [
      'SLUB Dresden, Mscr.Dresd.R.310',
      'J. E. S. Thompson, A Commentary on the Dresden Codex (1972)',
    ],
    addedBy: 'sample-tomas',
    likedBy: [
      'sample-amara',
      'sample-fatima',
      'sample-tomas',
      'sample-tariq',
      'sample-mei-ling',
      'sample-piotr',
      'sample-anton',
      'sample-gareth',
      'sample-hana',
    ],
  },
  {
    slug: 'derveni-papyrus',
    civilization: 'greece',
    artifactName: 'Derveni Papyrus',
    artifactType: 'WRITINGS',
    createdAt: 'c. 340–320 BC',
    discoveredAt: 'Derveni, near Thessaloniki, Greece',
    discoveredBy: 'Greek Archaeological Service, 1962',
    presentLocation: 'Archaeological Museum of Thessaloniki',
    historicalContext:
      'The roll was laid on a funeral pyre and survived because it was charred; a papyrus would otherwise have rotted in the damp soil of Greece. It was found among the remains of the pyre above a tomb of the time of Philip II or Alexander the Great.\n\nIts author, who probably wrote in the late 5th century BC, first speaks of rites and of the fate of the soul, then explains a poem ascribed to Orpheus as a hidden account of how the world came to be. Who he was is disputed. It is the oldest readable manuscript found in Europe. The full edition appeared only in 2006, long after unauthorised transcripts; since 2015 the papyrus has been in UNESCO’s Memory of the World register.',
    description:
      'More than 200 brown-black fragments, from which 26 columns of Greek have been put together. Only the upper parts of the columns remain, in neat small capitals that are hardly darker than the scorched papyrus; short strokes in the margin mark quotations. The lower part of the roll was lost in the fire. The charred layers were loosened from each other by Anton Fackelmann, a conservator from Vienna, and photographs in infrared light have since made more of the writing visible.',
    imageAlt:
      'Nine dark brown scraps of charred papyrus on a pale ground: four tall pieces side by side, each with a column of small black Greek capitals, and five lesser ones above and below. Their edges are ragged, cracks run across them, and the writing is hardly darker than the scorched sheet.',
    sources: [
      'Archaeological Museum of Thessaloniki, papyrus from Derveni',
      'Th. Kouremenos, G. M. Parássoglou and K. Tsantsanoglou (eds), The Derveni Papyrus (2006)',
    ],
    addedBy: 'sample-siobhan',
    likedBy: [],
  },
  {
    slug: 'ebers-papyrus',
    civilization: 'egypt',
    artifactName: 'Ebers Papyrus',
    artifactType: 'WRITINGS',
    createdAt: 'c. 1550–1500 BC, early New Kingdom',
    discoveredAt: 'Thebes (Luxor), Egypt; exact findspot unknown',
    discoveredBy: 'Unknown; bought in Luxor by Georg Ebers, winter of 1872–1873',
    presentLocation: 'Leipzig University Library',
    historicalContext:
      'It is the longest and most complete medical text of ancient Egypt, a collection of some 880 prescriptions and short treatises copied from older books. Remedies for the eyes, the belly, the skin and the teeth stand beside spells to be spoken over them. One passage describes the vessels that lead from the heart to every limb, where the physician can feel it “speak”.\n\nA calendar on the back names the ninth year of a king, who is generally read as Amenhotep I. Ebers was told that the roll had lain between the legs of a mummy, which cannot be checked. He published it in 1875. In the Second World War it was taken for safety to Rochlitz Castle, and some columns were lost or damaged.',
    description:
      'A roll nearly 19 m long, written from right to left in hieratic, the cursive form of hieroglyphs, in 108 columns that the scribe numbered up to 110. Headings and quantities are in red, the rest in black; a single hand seems to have written it all. In Leipzig the roll was cut into twenty-nine pieces, which were put under glass; a replica in full length has been on show there since 2021. The drawing shows a single column.',
    imageAlt:
      'A single sheet of golden-brown papyrus covered with twenty-one lines of hieratic, a flowing script, in black ink. Four of the lines have a group of red signs at their right end, and two signs stand alone above the text as its number; the edges are uneven and the upper right corner is torn away.',
    sources: [
      'Leipzig University Library, Papyrus Ebers',
      'W. Westendorf, Handbuch der altägyptischen Medizin (1999)',
    ],
    addedBy: 'sample-youssef',
    likedBy: ['sample-liang', 'sample-hana', 'sample-anton'],
  },
];
