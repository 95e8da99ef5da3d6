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
    historicalContext:
      'The vase is one of the earliest works of art to tell a story in ordered bands. Water, plants and flocks support a file of bearers who bring the fruits of the land to the goddess Inanna, marked by her two reed bundles. It was broken out of its case in the looting of April 2003 and returned, in pieces, two months later.',
    description:
      'A slender vessel of alabaster about 1 m high, carved in low relief in registers. It had been mended with metal in antiquity; the rim, the foot and part of the topmost scene are damaged.',
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
    historicalContext:
      'Carter called it the “wishing cup” for the text round its rim, which wishes that the king’s spirit may live and that he may spend millions of years with his face to the north wind. It was among the first things that one met on entering the tomb. Words from it are cut on Carter’s own gravestone in London.',
    description:
      'A cup of alabaster (calcite) in the shape of an open white lotus, 18 cm high. The handles are flowers and buds on which Heh, the god of endless time, kneels with the palm ribs of years; the inscriptions are filled with blue.',
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
    historicalContext:
      'Stone vessels of this quality were a craft of Minoan Crete, and the vase is usually thought to have been made there or by a Cretan hand. It shows how far the lords buried in the shaft graves could reach for luxuries. The handles, each worked separately, are a piece of bravura.',
    description:
      'A goblet with a full body on a slender foot, of pale translucent stone. Three handles rise from the shoulder above the rim in an S and curl outwards.',
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
    historicalContext:
      'The vase held scented ointment for the king’s body in the next life. Its openwork spells out the union of Egypt: papyrus for the north and lily for the south, bound together round the sign for “unite”, which the flask itself forms. Two Nile gods, givers of abundance, attend the knot.',
    description:
      'A tall flask of alabaster (calcite) on an openwork stand, flanked by stems, flowers and two figures in the round, about 70 cm high in all. Details are inlaid or painted, and the names of the king and queen stand on the body.',
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
    historicalContext:
      'Jars of Egyptian alabaster with the Great King’s name in four versions were made at the Persian court as royal gifts. This one was found more than a century later than its making, at the tomb of Maussollos, the ruler of Caria. How it came there is not known, but an earlier ruler of the city, Artemisia, had fought for Xerxes at Salamis.',
    description:
      'An ovoid jar of banded alabaster (calcite) with two small lugs, put together from fragments. Old Persian, Elamite and Babylonian lines in cuneiform and an Egyptian cartouche all say “Xerxes, the Great King”.',
    addedBy: 'sample-arash',
    likedBy: ['sample-rosa', 'sample-anton'],
  },
];
