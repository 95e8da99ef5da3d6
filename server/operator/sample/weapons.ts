import type { SampleArtifact } from './sample-artifact';

export const weapons: readonly SampleArtifact[] = [
  {
    slug: 'sword-of-goujian',
    civilization: 'china',
    artifactName: 'Sword of Goujian',
    artifactType: 'WEAPONS',
    createdAt: 'Early 5th century BC, late Spring and Autumn period',
    discoveredAt: 'Tomb 1 at Wangshan, Jiangling, Hubei, China',
    discoveredBy: 'Hubei archaeologists, 1965',
    presentLocation: 'Hubei Provincial Museum, Wuhan',
    facts: {
      culture: ['Chinese'],
      period: ['Spring and Autumn period'],
      material: ['Bronze', 'Glass', 'Turquoise'],
    },
    historicalContext:
      'Eight characters in bird-worm script say that King Goujian of Yue had the sword made for his own use. Goujian reigned from 496 to 465 BC and is remembered for destroying the rival state of Wu, in 473 BC, after years of humiliation. In Chinese tradition he sleeps on brushwood and tastes gall, so as not to forget his defeat. The swords of Wu and Yue were famous in their own age.\n\nThe sword lay beside the dead man in a tomb of the state of Chu, which is younger than the king by more than a century. How it came there, as gift, dowry or booty, is not known. Chu conquered Yue in the end.',
    description:
      'A double-edged bronze sword 55.7 cm long, hardly tarnished and still sharp. A dark lattice of lozenges covers the blade, and the inscription stands in two columns near the hilt. The guard is inlaid with blue glass and turquoise, and the pommel ends in fine concentric rings, drawn here a second time from the end. The sword was found in a scabbard of wood lacquered black. Analyses found sulphur in the dark pattern; whether it comes from a treatment of the metal or from the wet tomb is disputed.',
    imageAlt:
      'A straight bronze sword lying aslant, its point at the upper right. A dark lattice of lozenges covers the blade, eight golden characters stand in two rows next to the guard, which has two blue-green inlays, and the ribbed grip has two rings and a flaring pommel. Below, the round end of the pommel is drawn again with its fine concentric rings.',
    sources: [
      'Hubei Provincial Museum, Wuhan, Sword of Goujian',
      'Hubei Provincial Institute of Cultural Relics and Archaeology, Jiangling Wangshan Shazhong Chu mu (1996)',
    ],
    addedBy: 'sample-mei-ling',
    likedBy: [
      'sample-beatriz',
      'sample-hana',
      'sample-amara',
      'sample-ingrid',
      'sample-gareth',
      'sample-mei-ling',
      'sample-fatima',
      'sample-kalena',
      'sample-liang',
      'sample-anton',
      'sample-oluwaseun',
      'sample-noor',
      'sample-tariq',
      'sample-tomas',
      'sample-eleni',
      'sample-leyla',
    ],
  },
  {
    slug: 'iron-dagger-of-tutankhamun',
    civilization: 'egypt',
    artifactName: 'Iron Dagger of Tutankhamun',
    artifactType: 'WEAPONS',
    createdAt: 'c. 1323 BC, 18th Dynasty',
    discoveredAt: 'Tomb of Tutankhamun (KV62), Valley of the Kings, Egypt',
    discoveredBy: 'Howard Carter, 1925',
    presentLocation: 'Grand Egyptian Museum, Giza',
    facts: {
      culture: ['Ancient Egyptian'],
      period: ['New Kingdom', '18th Dynasty'],
      material: ['Iron', 'Gold', 'Rock crystal'],
    },
    historicalContext:
      'The dagger lay within the wrappings of the king’s mummy, along the right thigh; a second one, with a blade of gold, was at his waist. In his day Egypt hardly smelted iron, and worked iron was a gift between kings. A letter of Tushratta, king of Mitanni, lists a dagger with an iron blade among presents for Amenhotep III, a few decades earlier. Whether this one also came from abroad is not known.\n\nAn analysis published in 2016 found the nickel and cobalt that one expects of a meteorite. In the century after Tutankhamun, Egyptian texts begin to speak of “iron of the sky”. The dagger was kept in Cairo until the treasure of the tomb was brought to Giza.',
    description:
      'A slender double-edged blade of iron, with only a few spots of rust, in a hilt of granulated gold with bands of coloured inlay and a knob of rock crystal; the whole is about 34 cm long. The gold sheath is chased on one side with a feather pattern that ends in the head of a jackal, and on the other with lilies. The analysis of 2016 found nearly 11 per cent of nickel in the blade and 0.6 per cent of cobalt. A study of 2022 found nearly 12 per cent of nickel, and signs of the crossed structure of some iron meteorites, which suggest that the iron was forged without great heat.',
    imageAlt:
      'A dagger with its point down beside its sheath. The grey iron blade has two faint spots of rust, and the golden hilt has rows of granules, bands of blue, red and green inlay and a round knob of clear rock crystal. The golden sheath, narrowing downwards, is covered with a feather pattern and ends in the head of a jackal.',
    sources: [
      'Grand Egyptian Museum, JE 61585 (Carter number 256k)',
      'D. Comelli and others, The meteoritic origin of Tutankhamun’s iron dagger blade, in Meteoritics and Planetary Science 51 (2016)',
    ],
    addedBy: 'sample-nadia',
    likedBy: [
      'sample-anton',
      'sample-nadia',
      'sample-gareth',
      'sample-tomas',
      'sample-hana',
      'sample-rosa',
      'sample-piotr',
      'sample-oluwaseun',
      'sample-priya',
      'sample-youssef',
      'sample-beatriz',
      'sample-liang',
    ],
  },
  {
    slug: 'gold-dagger-of-ur',
    civilization: 'mesopotamia',
    artifactName: 'Gold Dagger of Ur',
    artifactType: 'WEAPONS',
    createdAt: 'c. 2600–2500 BC, Early Dynastic III',
    discoveredAt: 'Grave PG 580, Royal Cemetery of Ur, Iraq',
    discoveredBy: 'Leonard Woolley, 1926–1927',
    presentLocation: 'Iraq Museum, Baghdad',
    facts: {
      culture: ['Mesopotamian', 'Sumerian'],
      period: ['Early Dynastic III'],
      material: ['Gold', 'Lapis lazuli'],
    },
    historicalContext:
      'The dagger was the first great treasure to come out of the Royal Cemetery, and a hint of what lay beneath: in the following years Woolley opened sixteen tombs that he called royal, among some 1,800 graves. Its workmanship was so far from what was expected of the 3rd millennium BC that one expert took it for Arab work of the Middle Ages.\n\nNeither gold nor lapis lazuli occurs in the plain of southern Iraq. The blue stone came from the mountains of what is now Afghanistan, more than two thousand kilometres away. Gold blades are too soft to fight with; this one was made to be worn and seen. Who was buried in the grave is not known.',
    description:
      'A gold blade with a raised midrib, set in a hilt cut from a single piece of lapis lazuli and studded with gold. The sheath is of sheet gold, its front worked into an openwork like plaited rushes, as if a sheath of humbler material had been translated into metal. Gold and stone have kept their colours, and blade and sheath are complete. A set of small toilet implements, also of gold, was found with it.',
    imageAlt:
      'A gold dagger lying aslant beside its sheath. The leaf-shaped blade has a raised midrib, and the deep blue hilt of lapis lazuli, which flares at the end, is studded with round gold nails and ringed with gold. The pointed gold sheath to the right is pierced all over with small lozenges, in zones divided by narrow bands.',
    sources: [
      'Iraq Museum, Baghdad, gold dagger from grave PG 580',
      'C. L. Woolley, Ur Excavations II: The Royal Cemetery (1934)',
    ],
    addedBy: 'sample-noor',
    likedBy: [
      'sample-anton',
      'sample-mei-ling',
      'sample-beatriz',
      'sample-fatima',
      'sample-oluwaseun',
      'sample-eleni',
    ],
  },
  {
    slug: 'lion-hunt-dagger',
    civilization: 'greece',
    artifactName: 'Lion Hunt Dagger of Mycenae',
    artifactType: 'WEAPONS',
    createdAt: '16th century BC, Late Helladic I',
    discoveredAt: 'Shaft Grave IV, Grave Circle A, Mycenae, Greece',
    discoveredBy: 'Heinrich Schliemann, 1876',
    presentLocation: 'National Archaeological Museum, Athens',
    facts: {
      culture: ['Ancient Greek', 'Aegean', 'Mycenaean'],
      period: ['Bronze Age', 'Late Helladic'],
      material: ['Bronze', 'Gold', 'Silver'],
    },
    historicalContext:
      'The dagger was laid with the dead in one of the richest of the shaft graves. When it came out its pictures were hidden by corrosion; they appeared only when it was cleaned in Athens some years later.\n\nThe technique, gold and silver cut-outs set in a dark metallic ground, has parallels in the eastern Mediterranean, among them the weapons of Queen Ahhotep in Egypt, while the figure-of-eight shields are at home in the Aegean. Whether the master came from Crete or worked in the Cretan manner at Mycenae is debated. Lions were game for a king, in art at least. Bones found at Tiryns show that the animal was not unknown in Greece in the Bronze Age.',
    description:
      'A tapering bronze blade, about 24 cm long, with gold rivets for a hilt that is lost. On the side shown, spearmen behind great shields and an archer meet a charging lion, one man already down, while two more lions flee towards the point. The figures grow smaller with the width of the blade. On the other side a lion has seized one of a fleeing herd of deer or gazelles. The dark ground has long been called niello; newer analyses point, in part at least, to a blackened alloy of copper with some gold and silver.',
    imageAlt:
      'A broad, tapering bronze blade, green with age, with the point to the right and three gold rivets at the butt. On a black panel, in gold and silver, an archer, two spearmen behind figure-of-eight shields and one without a shield face a great charging lion, with a fallen man before it; two smaller lions run on towards the point.',
    sources: [
      'National Archaeological Museum, Athens, inv. 394',
      'G. Karo, Die Schachtgräber von Mykenai (1930–1933)',
    ],
    addedBy: 'sample-eleni',
    likedBy: [
      'sample-ingrid',
      'sample-tomas',
      'sample-nadia',
      'sample-gareth',
      'sample-leyla',
      'sample-siobhan',
      'sample-fatima',
    ],
  },
  {
    slug: 'helmet-of-miltiades',
    civilization: 'greece',
    artifactName: 'Helmet of Miltiades',
    artifactType: 'WEAPONS',
    createdAt: 'c. 490 BC or shortly before',
    discoveredAt: 'Sanctuary of Zeus, Olympia, Greece',
    discoveredBy: 'Excavations of the German Archaeological Institute',
    presentLocation: 'Archaeological Museum of Olympia',
    facts: { culture: ['Ancient Greek'], period: ['Archaic period'], material: ['Bronze'] },
    historicalContext:
      'Victorious commanders and cities gave arms to Zeus at Olympia, and the excavators have found helmets, shields and greaves in great numbers. When old offerings were in the way they were buried, many of them in the banks of the stadium and in disused wells. This helmet came to light in the south bank.\n\nThe letters on this helmet say that Miltiades dedicated it. He is generally held to be the Athenian general who won fame at Marathon in 490 BC. Whether he wore it on that day cannot be proved; he had commanded in war before, when he ruled in the Thracian Chersonese, and may have given it on an earlier occasion. Another helmet from the sanctuary, of eastern form, bears the words that the Athenians took it from the Medes.',
    description:
      'A bronze helmet of the Corinthian type, beaten from one sheet, with nose guard and long cheek pieces, which left only the eyes and a narrow opening over the mouth free. At the back it turns outwards to protect the neck. The crown is torn and the surface green with corrosion. The dedication runs along the lower edge of the left cheek and can be read in spite of a few lost letters: “Miltiades dedicated to Zeus”. It names neither a battle nor his city.',
    imageAlt:
      'A green, corroded bronze helmet of Corinthian type, turned to the left. It has a large almond-shaped opening for the eye, a nose guard, a long pointed cheek piece and a flaring neck guard; the crown is torn open above a crack. The name Miltiades is cut in Greek letters along the lower edge of the cheek.',
    sources: [
      'Archaeological Museum of Olympia, B 2600',
      'E. Kunze, V. Bericht über die Ausgrabungen in Olympia (1956)',
    ],
    addedBy: 'sample-eleni',
    likedBy: ['sample-arash', 'sample-leyla', 'sample-siobhan', 'sample-hana', 'sample-tomas'],
  },
];
