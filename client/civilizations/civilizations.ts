import { china, egypt, greece, mesopotamia, type CivilizationCard } from './civilization-cards';

export interface Civilization extends CivilizationCard {
  /** The alternative text of the picture. */
  imageAlt: string;
  /** The name by which artifacts mention it. */
  place: string;
  /** One entry for each paragraph. */
  description: readonly string[];
}

export const civilizations: readonly Civilization[] = [
  {
    ...egypt,
    place: 'Egypt',
    imageAlt: 'The gateway of an Egyptian temple, with obelisks and an avenue of sphinxes',
    description: [
      'Ancient Egypt grew along a river. Every summer the Nile rose over its banks and left a layer of dark, fertile silt on the fields; the desert on either side kept most invaders away. Around 3100 BC the lands of Upper and Lower Egypt were united under a single king, and the order that followed, with a pharaoh at its head, lasted through some thirty dynasties. It ended as an independent power only with the death of Cleopatra VII and the Roman annexation of 30 BC.',
      'The country built for eternity. The Step Pyramid of Djoser at Saqqara, raised around 2650 BC and credited to his official Imhotep, is the oldest monumental building of cut stone in Egypt. Within about a century the Great Pyramid of Khufu rose at Giza to some 146 metres and remained the tallest structure made by people for roughly 3,800 years. The kings of the New Kingdom (about 1550 to 1070 BC) gave up pyramids for tombs cut into the Valley of the Kings, and enlarged the great temples of Karnak and Luxor across the river.',
      'Hieroglyphs appear shortly before 3100 BC. For letters and accounts, scribes soon wrote a quicker hand, hieratic, with reed pens on papyrus; a still more cursive script, demotic, followed in the seventh century BC. The last dated hieroglyphic inscription was carved at Philae in 394 AD. After that the signs could not be read until 1822, when Jean-François Champollion announced his decipherment, for which the Rosetta Stone, a decree of 196 BC in three scripts, had been the key.',
      "Much of what survives was made for the dead. Egyptians expected a life after this one and prepared for it with care: bodies were embalmed, faces covered with masks of gilded linen or precious metal, and tombs furnished with wooden models of boats and workshops, with alabaster vessels, and with spells from what we call the Book of the Dead. When Howard Carter's team opened the nearly untouched tomb of Tutankhamun in 1922, it held more than 5,000 objects, from a solid gold coffin to baskets of fruit.",
    ],
  },
  {
    ...greece,
    place: 'Greece',
    imageAlt: 'A Doric temple on a headland above the Aegean at sunset',
    description: [
      'Ancient Greece was never one state. It was hundreds of cities, each with its own laws, calendar and coinage, scattered, as Plato put it, around the sea like frogs around a pond: from the mainland and the Aegean islands to southern Italy, North Africa and the Black Sea. What held them together was a language, a shared company of gods, and festivals such as the games at Olympia, which tradition dates to 776 BC.',
      'Before the cities came palaces. On Crete the Minoans built Knossos and Phaistos in the second millennium BC; on the mainland the Mycenaeans kept accounts in Linear B, the earliest written Greek. Both worlds had collapsed by about 1100 BC. When writing returned in the eighth century, it was in an alphabet adapted from the Phoenicians, the first to give vowels letters of their own, and the poems of Homer were among the works it came to preserve.',
      'Athens, after the reforms of Cleisthenes in 508 BC, let its male citizens govern by vote; women, foreigners and the enslaved had no part in it. Victory over Persia brought the city wealth and confidence. The Parthenon, built between 447 and 432 BC, the tragedies of Sophocles and Euripides and the questions of Socrates all belong to the same few decades, which ended in a long and ruinous war with Sparta.',
      'Greek workshops are known best by their clay. Athenian potters painted black figures on red, and from about 530 BC red figures on black, showing gods and heroes beside athletes, weddings and drinking parties; many of the finest vases were exported and come from Etruscan tombs. Of the bronze statues that filled every sanctuary few were spared the melting pot, and most are known from Roman copies in marble.',
      'The conquests of Alexander, between 334 and 323 BC, carried Greek speech and art as far as the Indus. In the kingdoms of his successors, Alexandria gathered a library that meant to hold every book, and engineers built instruments such as the Antikythera mechanism, a geared model of the heavens. Rome took Corinth in 146 BC and Egypt in 30 BC, and made much of Greek culture its own.',
    ],
  },
  {
    ...mesopotamia,
    place: 'Mesopotamia',
    imageAlt: 'A ziggurat beside a river at dusk, with date palms and reed boats',
    description: [
      `Mesopotamia is a Greek name, "the land between rivers", for the plains of the Tigris and the Euphrates, most of them in today's Iraq. Rain is scarce in the south, and farming there depended on canals dug and cleared in common. Out of that labour grew some of the earliest cities known: by about 3200 BC Uruk had tens of thousands of inhabitants and monumental temples, and the wall built around it some centuries later is praised in the Epic of Gilgamesh.`,
      'Writing began here as bookkeeping. Around 3300 BC the administrators of Uruk pressed signs into clay to record barley, beer and sheep. The signs became cuneiform, wedges made with a cut reed, and over three thousand years served Sumerian, Akkadian and many other languages. Because clay does not rot, and fire only hardens it, hundreds of thousands of tablets survive: receipts and treaties, school exercises, star tables and tales of gods and heroes.',
      'Power moved from city to city. Sargon of Akkad joined them in an empire around 2300 BC. At Ur, King Ur-Nammu began a great ziggurat for the moon god Nanna about 2100 BC, a stepped mountain of mud brick whose lowest stage, restored, still stands. Hammurabi of Babylon, who reigned from about 1792 to 1750 BC, had his judgments carved on a stele of black stone, more than two metres high, that is now in the Louvre.',
      "In the first millennium BC the kings of Assyria ruled from Nimrud and Nineveh, in palaces lined with carved alabaster slabs and guarded by winged bulls. Ashurbanipal's library at Nineveh, burnt with the city in 612 BC, has given us more than 30,000 tablets and fragments. Babylon then had its last great age under Nebuchadnezzar II, whose Ishtar Gate shone with blue glazed brick, until Cyrus of Persia took the city in 539 BC.",
      'We still count in the Mesopotamian manner. Its mathematicians reckoned in sixties, and from them come the sixty minutes of the hour and the 360 degrees of the circle. The last cuneiform tablets that can be dated, from the first century AD, are astronomical.',
    ],
  },
  {
    ...china,
    place: 'China',
    imageAlt: 'The Great Wall crossing misty ridges, with a pagoda and pines',
    description: [
      "Farming began in China along two rivers, with millet on the Yellow River and rice on the Yangtze. Long before the first dynasties known from writing, the people of Liangzhu, near today's Hangzhou, built a walled city with dams and buried their leaders with discs and tubes of jade, between about 3300 and 2300 BC. Jade remained the most honoured of materials ever after.",
      'The Shang kings, who ruled from about 1600 to 1046 BC, asked questions of their ancestors by heating turtle shells and ox bones until they cracked, and had the question, and sometimes the answer, carved beside the cracks. These oracle bones, found at Anyang, bear the oldest known Chinese writing. The same workshops cast ritual vessels of bronze in moulds of many pieces, with a precision that no other culture of the time attained.',
      "Under the Zhou the land broke up into rival states. It was in this age of war that Confucius (551 to 479 BC) taught, and that the texts of the Daoists took shape. In 221 BC the king of Qin defeated the last of his rivals and called himself First Emperor. He unified script, weights and coinage, joined older ramparts into a northern wall, and was buried near Xi'an beside thousands of life-sized soldiers of clay, which farmers digging a well came upon in 1974. The stone and brick wall that visitors walk today is mostly a work of the Ming, sixteen centuries later.",
      'The Han dynasty, from 206 BC to 220 AD with one short break, gave the empire the form that later ages looked back to. The envoy Zhang Qian set out westward in 138 BC, and along the roads he reported on, silk travelled towards the Mediterranean. Its tombs have yielded jade suits sewn with gold thread, gilt bronze lamps and paintings on silk; its workshops made paper, which the court official Cai Lun is said to have perfected in 105 AD.',
    ],
  },
];
