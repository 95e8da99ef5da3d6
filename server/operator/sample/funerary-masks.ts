import type { SampleArtifact } from './sample-artifact';

export const funeraryMasks: readonly SampleArtifact[] = [
  {
    slug: 'mask-of-tutankhamun',
    civilization: 'egypt',
    artifactName: 'Mask of Tutankhamun',
    artifactType: 'FUNERARY_MASK',
    createdAt: 'c. 1323 BC, 18th Dynasty',
    discoveredAt: 'Tomb of Tutankhamun (KV62), Valley of the Kings, Egypt',
    discoveredBy: 'Howard Carter, 1925',
    presentLocation: 'Grand Egyptian Museum, Giza',
    facts: {
      culture: ['Ancient Egyptian'],
      period: ['New Kingdom', '18th Dynasty'],
      material: ['Gold', 'Lapis lazuli', 'Carnelian', 'Glass'],
    },
    historicalContext:
      'The mask lay over the head and shoulders of the young king’s mummy, inside three nested coffins. A spell on its back, known from the Book of the Dead as chapter 151, likens its parts to the gods and was to protect his sight and his way. Gold was the flesh of the gods, and lapis lazuli their hair. Some Egyptologists think that the mask was first meant for a woman who ruled before him, Neferneferuaten; others do not accept this.\n\nIn 2014 the beard came off in the museum and was glued back badly; it was restored in 2015. From the museum on Tahrir Square in Cairo the mask has since been moved to Giza with the rest of the treasure.',
    description:
      'Beaten gold, 54 cm high, 39 cm wide and more than 10 kg in weight, inlaid with lapis lazuli, quartz, obsidian, turquoise, carnelian and coloured glass. The king wears the striped nemes cloth with vulture and cobra, a plaited beard and a broad collar. The eyes are of quartz and obsidian, with a touch of red in the corners, and the ears are pierced. Blue glass fills the stripes of the headcloth.',
    imageAlt:
      'The gold mask of a young king, seen from the front, in a headcloth striped gold and blue. The heads of a vulture and a cobra rise over his forehead, his eyes and brows are edged in blue, and a blue plaited beard hangs from his chin. Between the ends of the headcloth lies a collar in bands of blue, red, green and gold.',
    sources: [
      'Grand Egyptian Museum, Giza, formerly Egyptian Museum, Cairo, JE 60672',
      'N. Reeves, The Complete Tutankhamun (1990)',
    ],
    addedBy: 'sample-nadia',
    likedBy: [
      'sample-beatriz',
      'sample-siobhan',
      'sample-mei-ling',
      'sample-youssef',
      'sample-piotr',
      'sample-oluwaseun',
      'sample-nadia',
      'sample-anton',
      'sample-tariq',
      'sample-gareth',
      'sample-ingrid',
      'sample-fatima',
      'sample-rosa',
      'sample-amara',
      'sample-liang',
      'sample-leyla',
      'sample-kalena',
      'sample-eleni',
      'sample-priya',
      'sample-hana',
      'sample-julian',
      'sample-noor',
    ],
  },
  {
    slug: 'mask-of-agamemnon',
    civilization: 'greece',
    artifactName: 'Mask of Agamemnon',
    artifactType: 'FUNERARY_MASK',
    createdAt: 'c. 1550–1500 BC, Late Helladic I',
    discoveredAt: 'Shaft Grave V, Grave Circle A, Mycenae, Greece',
    discoveredBy: 'Heinrich Schliemann, 1876',
    presentLocation: 'National Archaeological Museum, Athens',
    facts: {
      culture: ['Ancient Greek', 'Aegean', 'Mycenaean'],
      period: ['Bronze Age', 'Late Helladic'],
      material: ['Gold'],
    },
    historicalContext:
      'Schliemann believed that he had found the Agamemnon of Homer, and the name has stayed, although the grave is some three centuries older than any possible Trojan War. Oliver Dickinson has argued that Schliemann’s own words fit another mask from the same grave, with a rounder face. The shaft graves show how suddenly the lords of Mycenae grew rich. Only some of the men among the dead had masks: five of gold came from Grave Circle A.\n\nIn 1999 William Calder suggested that this mask, which differs from the others, was a forgery planted by Schliemann. Few archaeologists have followed him.',
    description:
      'A sheet of gold, about 25 cm high and 168.5 g in weight, beaten over a wooden form and chased with a sharp tool. The bearded face, the only one with a beard among the masks of the circle, has a broad forehead, closed eyes, a narrow nose, thin lips and a moustache with upturned ends. The lids are marked as if the eyes were open and closed at once. The ears are cut free of the sheet, and holes near them served to tie the mask on.',
    imageAlt:
      'A man’s face in bright beaten sheet gold, seen from the front, with swelling closed lids, grooved eyebrows, a long narrow nose, a moustache with upturned ends and a beard of fine upright lines. The ears stand out at the sides, each with a small hole; scratches and creases mark the sheet.',
    sources: [
      'National Archaeological Museum, Athens, 624',
      'O. Dickinson, The “Face of Agamemnon”, Hesperia 74 (2005)',
    ],
    addedBy: 'sample-eleni',
    likedBy: [
      'sample-eleni',
      'sample-gareth',
      'sample-nadia',
      'sample-oluwaseun',
      'sample-mei-ling',
      'sample-fatima',
      'sample-anton',
      'sample-priya',
      'sample-youssef',
      'sample-rosa',
      'sample-arash',
      'sample-leyla',
    ],
  },
  {
    slug: 'mask-of-pakal',
    artifactName: 'Jade Mask of Pakal',
    artifactType: 'FUNERARY_MASK',
    createdAt: 'AD 683, Late Classic Maya',
    discoveredAt: 'Temple of the Inscriptions, Palenque, Chiapas, Mexico',
    discoveredBy: 'Alberto Ruz Lhuillier, 1952',
    presentLocation: 'National Museum of Anthropology, Mexico City',
    facts: {
      culture: ['Pre-Columbian', 'Maya'],
      period: ['Late Classic period'],
      material: ['Jade', 'Shell', 'Obsidian'],
    },
    historicalContext:
      'K’inich Janaab Pakal ruled Palenque for 68 years, from 615 to 683, and was buried beneath the pyramid he had begun for himself. Green stone was the most precious material of the Maya and stood for water, maize and life. Ruz spent several seasons clearing the rubble from the stair that led down to the vault and opened it in June 1952. Only when the inscriptions could be read, some twenty years later, was the name of the dead known.\n\nThe mask was stolen from the museum in 1985, with more than a hundred other pieces, and recovered in 1989.',
    description:
      'A life-sized mosaic of jade, made of more than 300 pieces, with eyes of shell and obsidian. The lips are parted, with a bead between them, and ear ornaments of jade belong to it. The pieces lay loose when the coffin was opened, and early restorers set them in ways that changed the face. The present form is the work of conservators who took the mask apart after 2000 and followed photographs and drawings of 1952.',
    imageAlt:
      'A mask of a man’s face in jade mosaic, its tiles running from pale to dark green. It has a long, high-bridged nose, wide eyes of cream-coloured shell with black pupils, and an open mouth in which a piece of jade lies. At either side is a large green ear ornament with a pendant.',
    sources: [
      'National Museum of Anthropology, Mexico City, burial offering of Pakal',
      'A. Ruz Lhuillier, El Templo de las Inscripciones, Palenque (1973)',
    ],
    addedBy: 'sample-rosa',
    likedBy: [
      'sample-siobhan',
      'sample-tomas',
      'sample-ingrid',
      'sample-anton',
      'sample-kalena',
      'sample-hana',
      'sample-priya',
      'sample-gareth',
      'sample-piotr',
      'sample-fatima',
    ],
  },
  {
    slug: 'sican-mask-huaca-loro',
    artifactName: 'Gold Mask of the Sicán Lord',
    artifactType: 'FUNERARY_MASK',
    createdAt: 'c. AD 1000, Middle Sicán (Lambayeque)',
    discoveredAt: 'East Tomb of Huaca Loro, Batán Grande, Lambayeque, Peru',
    discoveredBy: 'Izumi Shimada and the Sicán Archaeological Project, 1991–1992',
    presentLocation: 'Sicán National Museum, Ferreñafe',
    facts: {
      culture: ['Pre-Columbian', 'Sicán'],
      period: ['Middle Sicán'],
      material: ['Gold', 'Cinnabar'],
    },
    historicalContext:
      'Countless masks of this kind had been torn out of graves by looters; this one was excavated where it belonged. The lord, a man between forty and fifty, had been set upside down at the bottom of a shaft, his body painted red, his detached head turned upright and wearing the mask. More than a ton of grave goods surrounded him, most of it metal. Two young women, laid in the poses of a birth and a midwife, and two children were buried with him; the excavators connect this with a hope of rebirth.\n\nIn 2021 proteins of human blood and of birds’ eggs were found in the red paint of the mask.',
    description:
      'A broad face of sheet gold alloy, painted with red cinnabar, with the winged eyes of the Sicán deity and wide ear ornaments. The sheet contains silver and copper besides gold, as was usual on the coast of Peru. Small dangling discs and a nose ornament caught the light as they moved. A good part of the paint survives.',
    imageAlt:
      'A wide, almost rectangular gold mask painted brick red, with the gold bare along the rim and showing through in worn patches. It has upswept wing-shaped eyes with silver rings and dark red pupils, a ridged nose, a silver ornament above the thin mouth, and round ear spools with green centres. Small gold discs line the upper and lower edges.',
    sources: [
      'Sicán National Museum, Ferreñafe, finds from the East Tomb of Huaca Loro',
      'I. Shimada, Cultura Sicán: Dios, riqueza y poder en la costa norte del Perú (1995)',
    ],
    addedBy: 'sample-rosa',
    likedBy: ['sample-tomas', 'sample-oluwaseun'],
  },
  {
    slug: 'mask-of-the-princess-of-chen',
    civilization: 'china',
    artifactName: 'Gold Mask of the Princess of Chen',
    artifactType: 'FUNERARY_MASK',
    createdAt: 'AD 1018, Liao dynasty',
    discoveredAt: 'Tomb of the Princess of Chen, Naiman Banner, Inner Mongolia, China',
    discoveredBy: 'Inner Mongolia archaeologists, 1986',
    presentLocation: 'Inner Mongolia Institute of Cultural Relics and Archaeology, Hohhot',
    facts: { culture: ['Chinese', 'Khitan'], period: ['Liao dynasty'], material: ['Gold'] },
    historicalContext:
      'The princess, a granddaughter of the Liao emperor Jingzong, died at eighteen and was laid beside her husband Xiao Shaoju, who had died before her, in a tomb that robbers had never found. Both wore gold masks and were wrapped in netting of silver wire, as was the custom of the Khitan nobility; in other graves the masks are of silver or bronze. An epitaph gives her titles and the year of her burial.\n\nThe tomb came to light when a reservoir was built. Its murals show attendants in Khitan dress, and among more than three thousand objects were silver boots, amber, jade and glass from the Islamic world.',
    description:
      'A full, calm face hammered from thin sheet gold to the measure of the dead, 20.5 cm high and 17.2 cm wide, in low relief. The brows and the eyes are finely chased; the nose is long and narrow, the lips are closed, and the ears are large. Thirty-three small holes along the edge took the silver wire that joined it to the net round her head. The mask of her husband is of the same kind.',
    imageAlt:
      'A woman’s full oval face in smooth sheet gold, seen from the front, with narrow eyes, thin arched brows, a long nose, a small closed mouth and large ears. Fine lines mark the hair above the forehead, and small dark holes are spaced all along the edge.',
    sources: [
      'Inner Mongolia Institute of Cultural Relics and Archaeology, Hohhot, finds from the tomb of the Princess of Chen',
      'H.-M. Shen (ed.), Gilded Splendor: Treasures of China’s Liao Empire (907–1125) (2006)',
    ],
    addedBy: 'sample-liang',
    likedBy: ['sample-amara'],
  },
];
