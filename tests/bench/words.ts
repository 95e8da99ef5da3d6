/** The words of one language, from which names of artifacts are built. */
export interface Language {
  /** How many of 100 names are in it. */
  share: number;
  /** The first words are used most often. */
  materials: readonly string[];
  /** The names of objects for each type, in the order of `types`. */
  objects: readonly (readonly string[])[];
  places: readonly string[];
  name(material: string, object: string, place: string): string;
}

/** The types, those with most artifacts first, and how many of 100 artifacts each has. */
export const types = [
  ['SCULPTURE', 26],
  ['TOOLS', 20],
  ['WEAPONS', 16],
  ['WRITINGS', 12],
  ['DOCUMENTS', 9],
  ['ALABASTER_VASE', 7],
  ['FUNERARY_MASK', 4],
  ['WOODEN_MODEL', 3],
  ['WOOL_CARPET', 2],
  ['GOLD_AND_SILVER_RELIGIOUS_STATUES', 1],
] as const;

const list = (words: string) => words.split(' ');
const lists = (words: string) => words.split(' | ').map((entry) => entry.split(', '));

export const languages: readonly Language[] = [
  {
    share: 52,
    materials: list(
      'Bronze Painted Limestone Gilded Granite Inlaid Iron Ivory Basalt Terracotta Marble Obsidian Faience Cedar Electrum Jade',
    ),
    objects: lists(
      'Statue, Head, Relief, Figurine, Bust | Hammer, Chisel, Sickle, Needle, Water Clock | Sword, Spearhead, Dagger, Shield, Helmet | Tablet, Stele, Ostracon, Inscribed Bowl | Scroll, Letter, Codex, Seal | Vase, Jar, Unguent Vessel | Funerary Mask, Death Mask | Model Boat, Model Granary, Soldier | Carpet, Rug, Kilim | Statuette of a God, Votive Goddess',
    ),
    places: list(
      'Thebes Nineveh Athens Memphis Babylon Corinth Saqqara Ur Delphi Mycenae Luoyang Persepolis Knossos Uruk Amarna Olympia Carthage Petra Palmyra Xian Mari Hattusa Abydos Sparta',
    ),
    name: (material, object, place) => `${material} ${object} of ${place}`,
  },
  {
    share: 16,
    materials: list('Doré Ébène Sculpté Émaillé Précieux Gravé Lapis-lazuli Verni'),
    objects: lists(
      'Tête, Déesse, Bas-relief | Scie, Équerre, Clé | Épée, Hache, Pointe de flèche | Tablette, Stèle | Écrit, Décret, Sceau | Vase, Flacon | Masque funéraire | Maquette, Barque | Tapis, Kilim brodé | Statuette de déité',
    ),
    places: list(
      'Thèbes Ninive Athènes Palmyre Córdoba Málaga Köln Zürich Besançon Orléans Évora Łódź Gdańsk Århus İzmir Çatalhöyük Bogazköy Trïer',
    ),
    name: (material, object, place) => `${object} ${material.toLowerCase()} de ${place}`,
  },
  {
    share: 8,
    materials: list('Χάλκινο Μαρμάρινο Χρυσό Πήλινο Αργυρό'),
    objects: lists(
      'Άγαλμα, Ειδώλιο | Εργαλείο, Σφυρί | Ξίφος, Κράνος | Πινακίδα, Στήλη | Έγγραφο, Πάπυρος | Αγγείο, Αλάβαστρο | Προσωπείο | Ομοίωμα πλοίου | Τάπητας | Αγαλματίδιο θεάς',
    ),
    places: list('Αθηνών Δελφών Μυκηνών Κνωσού Ολυμπίας Κορίνθου Σπάρτης Δήλου'),
    name: (material, object, place) => `${material} ${object} ${place}`,
  },
  {
    share: 8,
    materials: list('Бронзовый Золотой Железный Каменный Расписной'),
    objects: lists(
      'бюст, рельеф | молот, серп | меч, шлем, кинжал | камень с надписью | свиток, указ | сосуд, кувшин | посмертный слепок | корабль | ковёр | идол',
    ),
    places: list('Новгорода Пазырыка Херсонеса Киева Самарканда Мерва Пскова Ольвии'),
    name: (material, object, place) => `${material} ${object} из ${place}`,
  },
  {
    share: 9,
    materials: list('青铜 彩绘 鎏金 白玉 黑陶 错银'),
    objects: lists(
      '立人像, 石马, 佛头 | 铜斧, 量器 | 剑, 戈, 弩机 | 甲骨, 石碑 | 帛书, 竹简 | 玉瓶, 壶 | 金面具 | 木船模型 | 毛毯 | 银观音像',
    ),
    places: list('殷墟 三星堆 长安 洛阳 敦煌 马王堆 随州 咸阳'),
    name: (material, object, place) => `${place}${material}${object}`,
  },
  {
    share: 7,
    materials: list('ذهبي برونزي خشبي حجري مزخرف'),
    objects: lists(
      'تمثال, رأس | مطرقة, إسطرلاب | سيف, خنجر | لوح, نقش | مخطوط, رسالة | إناء, جرة | قناع جنائزي | نموذج قارب | سجادة | تمثال إله',
    ),
    places: list('طيبة بابل دمشق بغداد تدمر القاهرة قرطبة نينوى'),
    name: (material, object, place) => `${object} ${material} من ${place}`,
  },
];

/** Sentences of descriptions and contexts. A random place replaces `@`. */
export const sentences = [
  'The surface keeps traces of red and black pigment beneath a thin crust of lime.',
  'It was made in a workshop near @ and carried along the river to its place of use.',
  'A break across the middle was mended in antiquity with two metal pins.',
  'The inscription names an official who is also known from letters found at @.',
  'Its proportions follow the canon of the period, though the carving of the hands is unusually free.',
  'Scholars disagree whether it was meant for daily use or for burial.',
  'Excavators found it face down beneath a collapsed wall, which protected the finer details.',
  'Close parallels come from @, where several dozen pieces of the same size were catalogued.',
  'The back was left rough, so it probably stood against a wall or in a niche.',
  'Under magnification one sees the marks of a tubular drill and of fine abrasive sand.',
  'Analysis of the metal points to ore from the mines north of @.',
  'A later owner scratched a mark of property into the base.',
  'It entered the collection with a group of objects whose papers were lost in a fire.',
  'The rim is worn on one side, as if it had been lifted by the same hand for years.',
  'Merchants from @ traded such pieces against grain, textiles and tin.',
  'The motif returns on seals of the following century, much simplified.',
] as const;

export const eras = [
  'c. 2500 BC, Old Kingdom',
  'c. 1323 BC, New Kingdom',
  'c. 700 BC, Neo-Assyrian period',
  '5th century BC',
  '4th century BC, Warring States',
  'c. 210 BC, Qin dynasty',
  '1st century AD',
  '8th century, Tang dynasty',
  '12th century',
] as const;

export const finders = [
  'Howard Carter, 1922',
  'Farmers of a nearby village, 1974',
  'Élise Martínez, 1908',
  'Νικόλαος Παπαδόπουλος, 1931',
  'Иван Забелин, 1868',
  '李济, 1928',
  'A sponge diver, 1900',
  'The university’s expedition of 1956',
] as const;

export const museums = [
  'National Museum, Cairo',
  'Musée du Louvre, Paris',
  'National Archaeological Museum, Athens',
  'Pergamon Museum, Berlin',
  'State Hermitage, Saint Petersburg',
  'Shaanxi History Museum, Xi’an',
  'A private collection',
] as const;
