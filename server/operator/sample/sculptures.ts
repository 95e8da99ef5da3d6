import type { SampleArtifact } from './sample-artifact';

export const sculptures: readonly SampleArtifact[] = [
  {
    slug: 'terracotta-army',
    civilization: 'china',
    artifactName: 'Warriors of the Terracotta Army',
    artifactType: 'SCULPTURE',
    createdAt: 'c. 210 BC, Qin dynasty',
    discoveredAt: 'Mausoleum of the First Emperor, Lintong, Xi’an, China',
    discoveredBy: 'Farmers of Xiyang village, 1974',
    presentLocation: 'Emperor Qinshihuang’s Mausoleum Site Museum, Xi’an',
    facts: { culture: ['Chinese'], period: ['Qin dynasty'], material: ['Terracotta'] },
    historicalContext:
      'Well-diggers struck the first fragments east of the burial mound of Qin Shi Huang, who had united China in 221 BC. Pits with an estimated 8,000 soldiers, with horses and chariots, guard the approach to his tomb, which itself has not been opened; most of the figures are still in the ground. The historian Sima Qian, who wrote of the tomb about a century later, does not mention them. Stamped and incised names let the overseers hold each workshop to account.\n\nFire and the fall of the roofs broke nearly every figure, and those on view have been put together from pieces. They once held real weapons, many of which were taken away.',
    description:
      'Life-sized figures of fired clay, most of them between 1.75 m and 2 m high, modelled in parts and finished by hand, so that hair, moustaches and features vary from man to man. The bodies are hollow above solid legs; heads and hands were made separately. They were brightly painted; the pigment mostly flaked off when the lacquer beneath it dried after excavation. The drawing shows armoured foot soldiers.',
    imageAlt:
      'A clay soldier stands to attention, seen from the front, his arms at his sides. He has a moustache and a topknot to one side, and wears a vest of square armour plates with shoulder guards, marked by traces of red and blue paint, over a tunic. Six more soldiers in tan and grey-brown stand behind him and fade into the distance.',
    sources: [
      'Emperor Qinshihuang’s Mausoleum Site Museum, Xi’an, Pits 1–3',
      'L. Ledderose, Ten Thousand Things: Module and Mass Production in Chinese Art (2000)',
    ],
    addedBy: 'sample-mei-ling',
    likedBy: [
      'sample-ingrid',
      'sample-amara',
      'sample-beatriz',
      'sample-siobhan',
      'sample-piotr',
      'sample-rosa',
      'sample-kalena',
      'sample-nadia',
      'sample-mei-ling',
      'sample-tariq',
      'sample-fatima',
      'sample-eleni',
      'sample-anton',
      'sample-leyla',
      'sample-hana',
      'sample-youssef',
      'sample-gareth',
    ],
  },
  {
    slug: 'bust-of-nefertiti',
    civilization: 'egypt',
    artifactName: 'Bust of Nefertiti',
    artifactType: 'SCULPTURE',
    createdAt: 'c. 1345 BC, 18th Dynasty, Amarna period',
    discoveredAt: 'Workshop of Thutmose, Amarna, Egypt',
    discoveredBy: 'German Oriental Society expedition under Ludwig Borchardt, 1912',
    presentLocation: 'Neues Museum, Berlin',
    facts: {
      culture: ['Ancient Egyptian'],
      period: ['New Kingdom', '18th Dynasty'],
      material: ['Limestone', 'Gypsum', 'Rock crystal'],
    },
    historicalContext:
      'The bust was found on the floor of a sculptor’s house in the city that Akhenaten founded and that was given up soon after his death. It bears no name, but the crown makes the queen known. It was probably a model from which other portraits of her were worked. The division of finds that brought it to Berlin has been disputed since it was first shown in public, in 1924, and Egypt has asked for it more than once.\n\nJames Simon, who had paid for the excavation, gave it to the museums in 1920. In the Second World War it was kept in a salt mine; after decades in West Berlin it returned to the Neues Museum in 2009.',
    description:
      'Limestone under painted gypsum plaster, 49 cm high and about 20 kg in weight, with the tall flat-topped blue crown that is known from Nefertiti alone. A coloured ribbon runs round the crown, and a collar of painted petals covers the shoulders. The right eye is inlaid with rock crystal; the left socket is bare, and whether it was ever filled is disputed. The ears and the cobra on the brow are chipped.',
    imageAlt:
      'The painted head of a queen in profile, facing right, with light brown skin, red lips and a black-rimmed eye. She wears a tall blue crown, flat on top, with a band of red, green and gold and the stump of a cobra over the brow. Red ribbons hang at the nape of her long neck, and a collar in bands of red, green, blue and yellow covers her shoulders; the ear is chipped.',
    sources: [
      'Egyptian Museum and Papyrus Collection, Berlin, ÄM 21300',
      'F. Seyfried (ed.), In the Light of Amarna: 100 Years of the Nefertiti Discovery (2012)',
    ],
    addedBy: 'sample-nadia',
    likedBy: [
      'sample-arash',
      'sample-tomas',
      'sample-amara',
      'sample-rosa',
      'sample-leyla',
      'sample-mei-ling',
      'sample-anton',
      'sample-eleni',
      'sample-beatriz',
      'sample-fatima',
      'sample-noor',
      'sample-hana',
      'sample-oluwaseun',
      'sample-siobhan',
      'sample-julian',
      'sample-ingrid',
      'sample-piotr',
      'sample-priya',
    ],
  },
  {
    slug: 'lamassu-of-khorsabad',
    civilization: 'mesopotamia',
    artifactName: 'Lamassu of Khorsabad',
    artifactType: 'SCULPTURE',
    createdAt: 'c. 713–706 BC, reign of Sargon II of Assyria',
    discoveredAt: 'Palace of Sargon II, Dur-Sharrukin (Khorsabad), Iraq',
    discoveredBy: 'Paul-Émile Botta, 1843–1844',
    presentLocation: 'Louvre, Paris',
    facts: {
      culture: ['Mesopotamian', 'Assyrian'],
      period: ['Neo-Assyrian period'],
      material: ['Alabaster', 'Gypsum'],
    },
    historicalContext:
      'Pairs of such guardians held the gates of Sargon’s new capital, which was left unfinished when he fell in battle in 705 BC. They united the strength of the bull, the swiftness of the eagle and the mind of man against everything hostile. Botta, the French consul at Mosul, believed at first that he had found Nineveh. His finds opened the modern exploration of Assyria, and the Louvre showed them to the public from 1847.\n\nMany later finds from Khorsabad were lost in 1855, when the boats that carried them were attacked and sank in southern Iraq. Other bulls of the city are in Chicago, in London and in Baghdad.',
    description:
      'A colossus of gypsum alabaster 4.20 m high and 4.36 m long, half relief and half statue: a winged bull with a bearded human head and a horned crown. It has five legs, so that it stands still when seen from the front and strides when seen from the side. Curls cover the beard and parts of the body, and long feathers the wing; an inscription of Sargon fills the space between the legs. The drawing shows it from the side.',
    imageAlt:
      'A great winged bull with a bearded human head, carved in grey-brown stone against its slab and seen from the side, facing left. It wears a tall crown with curving horns; rows of curls cover the beard, the chest and the flank, and long feathers the wing. Five legs stand on the plinth, with lines of cuneiform between them.',
    sources: ['Louvre, AO 19857', 'P.-É. Botta and E. Flandin, Monument de Ninive (1849–1850)'],
    addedBy: 'sample-noor',
    likedBy: [
      'sample-piotr',
      'sample-nadia',
      'sample-tomas',
      'sample-amara',
      'sample-hana',
      'sample-liang',
      'sample-eleni',
    ],
  },
  {
    slug: 'artemision-bronze',
    civilization: 'greece',
    artifactName: 'Artemision Bronze',
    artifactType: 'SCULPTURE',
    createdAt: 'c. 460 BC, Early Classical',
    discoveredAt: 'Sea off Cape Artemision, Euboea, Greece',
    discoveredBy: 'Found by fishermen and sponge divers, 1926; raised in 1928',
    presentLocation: 'National Archaeological Museum, Athens',
    facts: { culture: ['Ancient Greek'], period: ['Classical period'], material: ['Bronze'] },
    historicalContext:
      'Few large bronzes of the 5th century BC escaped the melting pot; this one was saved by a shipwreck of some centuries later. A fisherman’s net brought up the left arm in 1926. In 1928 the authorities stopped divers who were robbing the wreck and had already raised the right arm, and the statue was lifted soon after. A galloping horse with its young rider came from the same ship.\n\nBecause the weapon is missing, it is not certain whether the god is Zeus with his thunderbolt or Poseidon with his trident. Most scholars now prefer Zeus, as similar small bronzes hold a thunderbolt and a trident would have crossed the face. Neither the sculptor nor the sanctuary from which the statue came is known.',
    description:
      'A nude bearded god, 2.09 m high, stands astride with his left arm stretched out to aim and his right drawn back to throw. The weight rests on the left foot, and the heel of the right is lifted. The bronze was cast hollow in several parts, which were joined. The eyes, once inlaid, are empty; his hair is bound in a plait round the head.',
    imageAlt:
      'A naked bearded man of green bronze, his chest to the viewer and his head in profile to the right, stands with legs wide apart. His left arm is stretched out level with an open hand; his right is drawn back behind the shoulder, the fist empty, as if to hurl a weapon. A plait is bound round his short hair, and his eye is an empty socket.',
    sources: [
      'National Archaeological Museum, Athens, X 15161',
      'C. C. Mattusch, Greek Bronze Statuary: From the Beginnings through the Fifth Century B.C. (1988)',
    ],
    addedBy: 'sample-piotr',
    likedBy: [
      'sample-fatima',
      'sample-tomas',
      'sample-liang',
      'sample-noor',
      'sample-hana',
      'sample-tariq',
      'sample-rosa',
      'sample-priya',
    ],
  },
  {
    slug: 'standard-of-ur',
    civilization: 'mesopotamia',
    artifactName: 'Standard of Ur',
    artifactType: 'SCULPTURE',
    createdAt: 'c. 2600–2500 BC, Early Dynastic III',
    discoveredAt: 'Grave PG 779, Royal Cemetery of Ur, Iraq',
    discoveredBy: 'Leonard Woolley, 1927–1928',
    presentLocation: 'British Museum, London',
    facts: {
      culture: ['Mesopotamian', 'Sumerian'],
      period: ['Early Dynastic III'],
      material: ['Shell', 'Lapis lazuli', 'Limestone', 'Bitumen'],
    },
    historicalContext:
      'One side shows war, with wagons and captives, the other the banquet and the gifts of peace. Woolley found it by the shoulder of a man in the corner of a large robbed tomb and thought that it had been carried on a pole, which gave it its name; it may as well have been the sound box of an instrument; its use is not known. The lapis lazuli came from the mountains of what is now Afghanistan and shows how far the trade of Ur reached.\n\nThe wood had rotted away, and the mosaic was lifted with wax in the position in which it lay. The shape that it has now is a restoration.',
    description:
      'A hollow box about 50 cm long and 22 cm high with sloping ends, inlaid in bitumen with shell, red stone and lapis lazuli. On the peace side, shown here, a ruler larger than his guests drinks to the sound of a lyre, while animals, fish and goods are brought in below. The figures are cut from shell, with inner lines engraved. Fanciful animals fill the narrow ends.',
    imageAlt:
      'A long box with a mosaic of cream-coloured figures on deep blue, divided into three rows by strips of red and white lozenges. At the top a large seated ruler and five smaller seated guests drink from cups, with attendants and a lyre player; in the middle men lead bulls and sheep and carry fish; at the bottom men with loads drive animals. The upper right corner is damaged.',
    sources: [
      'British Museum, 1928,1010.3',
      'C. L. Woolley, Ur Excavations II: The Royal Cemetery (1934)',
    ],
    addedBy: 'sample-tariq',
    likedBy: ['sample-nadia', 'sample-hana', 'sample-tomas', 'sample-anton', 'sample-siobhan'],
  },
  {
    slug: 'flying-horse-of-gansu',
    civilization: 'china',
    artifactName: 'Flying Horse of Gansu',
    artifactType: 'SCULPTURE',
    createdAt: '2nd–3rd century AD, Eastern Han dynasty or shortly after',
    discoveredAt: 'Leitai tomb, Wuwei, Gansu, China',
    discoveredBy: 'Local villagers, 1969',
    presentLocation: 'Gansu Provincial Museum, Lanzhou',
    facts: { culture: ['Chinese'], material: ['Bronze'] },
    historicalContext:
      'The horse belonged to a procession of bronze riders and carriages in the tomb of a general at Leitai, which villagers struck while digging an air-raid shelter. Robbers had entered it long before, but nearly a hundred bronze figures were left. Inscriptions point to a general named Zhang; who he was is disputed, and so is the date of the tomb, between the end of the Han and the Western Jin dynasty.\n\nHan emperors prized the tall horses of Central Asia, which came along the corridor in which Wuwei lies; Emperor Wu sent armies to Ferghana for them. Since 1983 the outline of the horse has been the emblem of tourism in China.',
    description:
      'A cast bronze horse 34.5 cm high and 45 cm long at full pace, its head turned a little and its tail streaming. The whole weight rests on one hoof, set upon a bird in flight that looks back as if in surprise. The bird has been taken for a swallow, a falcon or a crow. The horse moves the two legs of a side together, in the gait that riders call the pace. A green patina covers the metal.',
    imageAlt:
      'A green bronze horse at full speed, seen from the side and facing left, its mouth open, a tuft of hair between its ears and its tail streaming out behind. Three legs are in the air; one hind hoof rests on the back of a small bird with outspread wings, which has turned its head.',
    sources: [
      'Gansu Provincial Museum, Lanzhou, bronze horse from Leitai',
      'W. Watson, The Genius of China (1973)',
    ],
    addedBy: 'sample-liang',
    likedBy: [
      'sample-anton',
      'sample-priya',
      'sample-eleni',
      'sample-beatriz',
      'sample-arash',
      'sample-amara',
    ],
  },
  {
    slug: 'ram-in-a-thicket',
    civilization: 'mesopotamia',
    artifactName: 'Ram in a Thicket',
    artifactType: 'SCULPTURE',
    createdAt: 'c. 2600–2500 BC, Early Dynastic III',
    discoveredAt: 'Great Death Pit (PG 1237), Royal Cemetery of Ur, Iraq',
    discoveredBy: 'Leonard Woolley, 1928–1929',
    presentLocation: 'British Museum, London',
    facts: {
      culture: ['Mesopotamian', 'Sumerian'],
      period: ['Early Dynastic III'],
      material: ['Gold', 'Lapis lazuli', 'Shell', 'Copper'],
    },
    historicalContext:
      'Woolley named the figure after the ram of Abraham in Genesis, though it is a goat reaching for the leaves of a flowering plant, an image of the plenty of herds and fields that Mesopotamian artists used for many centuries. It is one of a pair; the other is in the Penn Museum in Philadelphia. Both lay in the pit in which more than seventy people, most of them women, had been laid out in their finery.\n\nThe tube that rises from its shoulders carried something now lost, perhaps a tray or a small table top. The figure had been crushed flat by the earth; Woolley held it together with wax, and it was then bent back into shape.',
    description:
      'A figure nearly 46 cm high, built up on a wooden core in gold leaf, lapis lazuli, shell and copper, with silver on the belly. Face and legs are of gold, horns, beard and the fleece of the shoulders of lapis lazuli, the rest of the fleece of shell and the ears of copper. Silver chains once tied the forelegs to the branches. It stands on a base with a mosaic of shell, lapis and red limestone.',
    imageAlt:
      'A goat with golden face and legs rears up in profile, facing right, between two golden plants with leaves and eight-petalled flowers. Its horns, beard and shoulder fleece are deep blue, the fleece of its body is of white shell, its ear coppery; a golden tube rises behind its neck. The base is a mosaic of red, white and blue lozenges.',
    sources: [
      'British Museum, 122200',
      'C. L. Woolley, Ur Excavations II: The Royal Cemetery (1934)',
    ],
    addedBy: 'sample-julian',
    likedBy: ['sample-ingrid', 'sample-mei-ling', 'sample-hana', 'sample-arash'],
  },
  {
    slug: 'standing-figure-of-sanxingdui',
    civilization: 'china',
    artifactName: 'Standing Figure of Sanxingdui',
    artifactType: 'SCULPTURE',
    createdAt: 'c. 12th–11th century BC, Bronze Age of Sichuan',
    discoveredAt: 'Pit 2, Sanxingdui, Guanghan, Sichuan, China',
    discoveredBy: 'Sichuan archaeologists, 1986',
    presentLocation: 'Sanxingdui Museum, Guanghan',
    facts: { culture: ['Chinese', 'Sanxingdui'], period: ['Bronze Age'], material: ['Bronze'] },
    historicalContext:
      'Two pits of burnt and broken treasures revealed a Bronze Age power on the Chengdu plain of which no text had spoken. It knew the casting methods of the Shang in the north, but made things that nobody else made: masks, trees and this figure. Who is shown, a king, a priest or a god, is open. So is the reason for the burial of so much bronze, jade, gold and ivory; most scholars think of a rite or of the end of a temple.\n\nNo writing has been found at the site. Six more pits near by were excavated from 2020 onwards, and pieces from different pits have been found to join.',
    description:
      'A man of cast bronze on a pedestal with animal heads, together about 2.6 m high, in a long patterned robe and a crown. His feet are bare, with rings at the ankles, and his neck is long and thin. The face is like those of the bronze heads from the same pit, with large slanting eyes and a wide, thin mouth. His hands, far too large, curl round something that has vanished, perhaps an elephant’s tusk; many tusks lay in the pit.',
    imageAlt:
      'A tall, thin man of green bronze on a high pedestal, seen from the front, with a mask-like face, slanting eyes, large pierced ears and a spiked crown. His bent arms end in two huge hands, one before his shoulder and one before his waist, each closed into a ring round nothing. Spirals cover his robe, and animal heads with curling snouts carry the platform on which he stands.',
    sources: [
      'Sanxingdui Museum, Guanghan, standing figure from Pit 2',
      'R. Bagley (ed.), Ancient Sichuan: Treasures from a Lost Civilization (2001)',
    ],
    addedBy: 'sample-mei-ling',
    likedBy: ['sample-leyla', 'sample-youssef', 'sample-mei-ling', 'sample-amara', 'sample-gareth'],
  },
  {
    slug: 'harpist-of-keros',
    civilization: 'greece',
    artifactName: 'Harpist of Keros',
    artifactType: 'SCULPTURE',
    createdAt: 'c. 2800–2300 BC, Early Cycladic II',
    discoveredAt: 'Keros, Cyclades, Greece',
    discoveredBy: 'Unknown; first published in 1884',
    presentLocation: 'National Archaeological Museum, Athens',
    facts: {
      culture: ['Aegean', 'Cycladic'],
      period: ['Bronze Age', 'Early Cycladic'],
      material: ['Marble'],
    },
    historicalContext:
      'Most Cycladic figures are women standing with folded arms; musicians are rare. This one is said to have been found in a single grave with a player of the double flute, also in Athens, and both may come from the same hand. Whether they show a mortal musician, a poet or a being of another world is not known. Some of the other harpists, of which no findspot is recorded, have been suspected of being modern.\n\nThe sculptor had to free the open frame of harp and chair from a single block, for the most part by grinding with emery. Such figures were once painted, and traces of colour have been found on many of them.',
    description:
      'A marble figure 22.5 cm high: a man on a chair with a curved back, his head thrown back in song or listening, a harp on his right thigh. The frame of the harp ends in an ornament like a duck’s bill; the face has lost its painted details, and only the nose stands out. Parts of it are lost or restored; the drawing shows the figure complete.',
    imageAlt:
      'A smooth figure of white marble: a man seated in profile, facing right, on a chair with a curved back and arched legs, his bald head tilted upwards. Both arms reach out towards a large triangular harp that rests on his thigh and whose frame ends at the top in an ornament like a duck’s bill.',
    sources: [
      'National Archaeological Museum, Athens, 3908',
      'P. Getz-Preziosi, Sculptors of the Cyclades (1987)',
    ],
    addedBy: 'sample-tariq',
    likedBy: ['sample-youssef', 'sample-mei-ling', 'sample-priya'],
  },
];
