import type { SampleArtifact } from './sample-artifact';

export const alabasterVases: readonly SampleArtifact[] = [
  {
    slug: 'warka-vase',
    civilization: 'mesopotamia',
    artifactName: 'Warka Vase',
    artifactType: 'ALABASTER_VASE',
    createdAt: 'c. 3200–3000 BC, Late Uruk period',
    discoveredAt: 'Eanna precinct, Uruk (Warka), Iraq',
    discoveredBy: 'German expedition to Uruk, 1933–1934',
    presentLocation: 'Iraq Museum, Baghdad',
    facts: { culture: ['Mesopotamian'], period: ['Uruk period'], material: ['Alabaster'] },
    historicalContext:
      'The vase is one of the earliest works of art to tell a story in ordered bands. Water, plants and flocks support a file of bearers who bring the fruits of the land to the goddess Inanna, marked by her two reed bundles, or to a priestess who stands for her. Many see in the scene a festival of the goddess and the ruler, whose figure is almost wholly broken away. The vase had been laid down with other temple goods and may have been old by then.\n\nIt was broken out of its case in the looting of April 2003 and returned, in pieces, two months later. It has been restored since.',
    description:
      'A slender vessel of alabaster about 1 m high, carved in low relief in registers. From the bottom come a wavy line of water, rows of plants, rams and ewes, naked men with baskets and jars, and at the top, in the tallest band, the woman at her gate with the gifts behind her, among them two vases of this same shape. It had been mended with metal in antiquity; the rim, the foot and part of the topmost scene are damaged.',
    imageAlt:
      'A tall, slender vase of cream-coloured alabaster on a flaring foot, carved all round in bands of low relief. From the bottom upwards come wavy water, plants, a row of sheep and a crowd of men with baskets; in the top band bearers approach a tall robed woman, behind whom stand two reed posts with rings. Cracks and a broken rim show the damage.',
    sources: [
      'Iraq Museum, IM 19606',
      'E. Heinrich, Kleinfunde aus den archaischen Tempelschichten in Uruk (1936)',
    ],
    addedBy: 'sample-arash',
    likedBy: [
      'sample-nadia',
      'sample-leyla',
      'sample-siobhan',
      'sample-fatima',
      'sample-noor',
      'sample-tomas',
    ],
  },
  {
    slug: 'lotus-chalice-of-tutankhamun',
    civilization: 'egypt',
    artifactName: 'Lotus Chalice of Tutankhamun',
    artifactType: 'ALABASTER_VASE',
    createdAt: 'c. 1330 BC, 18th Dynasty',
    discoveredAt: 'Antechamber of the tomb of Tutankhamun (KV62), Valley of the Kings, Egypt',
    discoveredBy: 'Howard Carter, 1922',
    presentLocation: 'Grand Egyptian Museum, Giza',
    facts: {
      culture: ['Ancient Egyptian'],
      period: ['New Kingdom', '18th Dynasty'],
      material: ['Alabaster', 'Calcite'],
    },
    historicalContext:
      'Carter called it the “wishing cup” for the text round its rim, which wishes that the king’s spirit may live and that he may spend millions of years with his face to the north wind and his eyes beholding happiness. It was among the first things that one met on entering the tomb: it lay just inside the doorway, not in its original place, as robbers had been there in antiquity. The lotus, which opens anew every morning, stood for rebirth.\n\nWords from the cup are cut on Carter’s own gravestone in London. With the rest of the treasure it has been moved from Cairo to Giza.',
    description:
      'A cup of alabaster (calcite) in the shape of an open white lotus, 18 cm high and 17 cm across, not counting the handles. The handles are flowers and buds on which Heh, the god of endless time, kneels with the palm ribs of years; his figure is also the sign for a million. The foot is shaped like a trumpet. The inscriptions, a band round the rim and a panel with the king’s names, are filled with blue. The cup was found intact.',
    imageAlt:
      'A cup of pale alabaster in the form of an open lotus flower on a slender stem and spreading foot, its petals carved in low relief, with a line of blue hieroglyphs below the rim and a small inscribed panel. At either side stems branch out as handles, with buds and an open flower on which a small god kneels between two tall palm ribs.',
    sources: [
      'Griffith Institute, Oxford, Howard Carter Archives, Carter no. 014',
      'N. Reeves, The Complete Tutankhamun (1990)',
    ],
    addedBy: 'sample-youssef',
    likedBy: [
      'sample-ingrid',
      'sample-julian',
      'sample-nadia',
      'sample-fatima',
      'sample-youssef',
      'sample-amara',
      'sample-anton',
      'sample-mei-ling',
    ],
  },
  {
    slug: 'three-handled-vase-of-mycenae',
    civilization: 'greece',
    artifactName: 'Three-Handled Alabaster Vase of Mycenae',
    artifactType: 'ALABASTER_VASE',
    createdAt: '16th century BC, Late Helladic I',
    discoveredAt: 'Shaft Grave IV, Grave Circle A, Mycenae, Greece',
    discoveredBy: 'Heinrich Schliemann, 1876',
    presentLocation: 'National Archaeological Museum, Athens',
    facts: {
      culture: ['Aegean'],
      period: ['Bronze Age', 'Late Helladic'],
      material: ['Alabaster'],
    },
    historicalContext:
      'Stone vessels of this quality were a craft of Minoan Crete, and the vase is usually thought to have been made there or by a Cretan hand. Arthur Evans compared its curling handles with those of painted clay goblets from a tomb at Isopata near Knossos. Cretan workshops used stone from their own island as well as from Egypt.\n\nThe vase shows how far the lords buried in the shaft graves could reach for luxuries. Grave IV, one of the richest, also held the gold cup that is named after Nestor, a silver vessel in the form of a bull’s head and a dagger inlaid with a lion hunt. What the vase was meant to hold, or whether it was used before it went into the grave, is not known.',
    description:
      'A goblet with a full body on a slender foot, of pale translucent stone. Three handles rise from the shoulder above the rim in an S and curl outwards. The drawing shows the wide mouth, the stem and the round base; the third handle stands behind.',
    imageAlt:
      'A goblet of cream-coloured alabaster with tan veins, its full body on a narrow stem and a broad conical foot. Three handles spring from the shoulder, rise high above the wide rim in the shape of an S and curl outwards at the top; one of them stands behind. Fine cracks run across the body.',
    sources: [
      'National Archaeological Museum, Athens, finds from Shaft Grave IV at Mycenae',
      'G. Karo, Die Schachtgräber von Mykenai (1930–1933)',
    ],
    addedBy: 'sample-gareth',
    likedBy: [],
  },
  {
    slug: 'perfume-vase-of-tutankhamun',
    civilization: 'egypt',
    artifactName: 'Perfume Vase of Tutankhamun',
    artifactType: 'ALABASTER_VASE',
    createdAt: 'c. 1323 BC, 18th Dynasty',
    discoveredAt: 'Burial chamber of Tutankhamun (KV62), Valley of the Kings, Egypt',
    discoveredBy: 'Howard Carter, 1922–1923',
    presentLocation: 'Grand Egyptian Museum, Giza',
    facts: {
      culture: ['Ancient Egyptian'],
      period: ['New Kingdom', '18th Dynasty'],
      material: ['Alabaster', 'Calcite'],
    },
    historicalContext:
      'The vase held scented ointment for the king’s body in the next life. Its openwork spells out the union of Egypt: papyrus for the north and lily for the south, bound together round the sign for “unite”, which the flask itself forms. Two Nile gods, givers of abundance, attend the knot. They have the hanging breasts and heavy bellies of plenty, and the plants of the two lands distinguish them. Through them the flood brings what the vase holds to the king and to his queen Ankhesenamun, who is named with him.\n\nThe vase was found in the burial chamber, before the doors of the second of the gilded shrines that enclosed the coffins. It has since been moved from Cairo to Giza.',
    description:
      'A tall flask of alabaster (calcite) on an openwork stand, flanked by stems, flowers and two figures in the round. It is made of four pieces cemented together. Details are inlaid or painted, and the names of the king and queen stand on the body in a panel. Several more vessels of such pierced work came from the tomb. The drawing simplifies the stand and leaves out some of the smaller carving.',
    imageAlt:
      'A tall flask of pale alabaster with a long neck and a flat lip, on a low stand with a row of openwork signs of life. Stems of papyrus on the left and lily on the right curve up beside it, with blue bands below their flowers; at either end a Nile god in a short kilt reaches out to hold them. A panel with royal names is set on the body.',
    sources: [
      'Grand Egyptian Museum, Giza, formerly Egyptian Museum, Cairo, JE 62114',
      'L. Manniche, The Ornamental Calcite Vessels from the Tomb of Tutankhamun (2019)',
    ],
    addedBy: 'sample-nadia',
    likedBy: ['sample-leyla', 'sample-piotr', 'sample-priya', 'sample-arash', 'sample-nadia'],
  },
  {
    slug: 'jar-of-xerxes',
    artifactName: 'Jar of Xerxes from Halicarnassus',
    artifactType: 'ALABASTER_VASE',
    createdAt: '486–465 BC, reign of Xerxes I, Achaemenid Empire',
    discoveredAt: 'Mausoleum of Halicarnassus, Bodrum, Turkey',
    discoveredBy: 'Charles Thomas Newton, 1857',
    presentLocation: 'British Museum, London',
    facts: {
      culture: ['Persian'],
      period: ['Achaemenid period'],
      material: ['Alabaster', 'Calcite'],
    },
    historicalContext:
      'Jars of Egyptian alabaster with the Great King’s name in four versions were made for the Persian court, probably in Egypt, and seem to have served as royal gifts. What they held, perhaps ointment, is not recorded. This one was found at the tomb of Maussollos, the ruler of Caria, which was built more than a century after Xerxes. How it came there is not known, but an earlier ruler of the city, Artemisia, had fought for Xerxes at Salamis, and Newton already thought of a gift kept as an heirloom.\n\nA similar jar in Paris, the Caylus vase, helped the scholars of the 1820s to check their readings of cuneiform and of hieroglyphs.',
    description:
      'An ovoid jar of banded alabaster (calcite) with two small lugs, 28.8 cm high and 12.8 cm across the rim, put together from fragments. Its neck is short, its lip flat and wide, and its base small and rounded. Old Persian, Elamite and Babylonian lines in cuneiform and an Egyptian cartouche all say “Xerxes, the Great King”. The cuneiform lines stand one above the other, with the hieroglyphs below.',
    imageAlt:
      'An egg-shaped jar of cream-coloured alabaster with tan bands, a short neck, a flat disc-like rim and a small pointed lug at either shoulder. Three lines of cuneiform run across the upper body; below them stands a royal name in hieroglyphs in an oval frame. Cracks cross the wall, and at the lower left a piece is missing.',
    sources: [
      'British Museum, 132114',
      'J. Curtis and N. Tallis (eds), Forgotten Empire: The World of Ancient Persia (2005)',
    ],
    addedBy: 'sample-arash',
    likedBy: ['sample-rosa', 'sample-anton'],
  },
];
