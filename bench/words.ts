import type { Prose } from './texts';

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
  /** What descriptions and contexts are made of. */
  prose: Omit<Prose, 'places'>;
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
/** Each first syllable with each second one. */
const syllables = (first: string, second: string) =>
  list(first).flatMap((start) => list(second).map((end) => start + end));
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
    prose: {
      words: list(
        'the of and in to a is was with it by from for on as at its were found made this that an are which been his one had have not or their but they be has into who stone bronze figure king temple period century gold wood clay iron silver marble museum workshop tomb carved statue head hand inscription surface god city ancient work such other two first late early used known also after before during than over under between through found excavated discovered near river burial object objects pieces style form painted pigment red black white base left right side face body dress crown horse lion bull bird ship sword shield vessel cup bowl seal letter scribe priest queen war trade grain textiles tin copper mines east west north south wall niche collapsed mended antiquity pins metal analysis ore drill sand abrasive traces lime crust fire papers collection owner mark property scratched rim worn lifted years merchants motif seals simplified scholars disagree daily canon proportions carving unusually free official parallels catalogued dozen',
      ),
      syllables: syllables('b c d f g l m n p r s t', 'a en i or us'),
      size: 40_000,
      space: ' ',
      stop: '.',
    },
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
    prose: {
      words: list(
        'de la le les et des en un du une est au par sur dans qui pour avec sont ont été cette son sa ses plus aux comme pierre bronze figure roi temple siècle or bois argile fer argent marbre musée atelier tombe sculpté statue tête main inscription surface dieu ville ancien ouvrage œuvre premier période découvert fouilles fleuve objet style forme peint rouge noir blanc',
      ),
      syllables: syllables('b c d f g l m n p r s v', 'a é ou in re'),
      size: 30_000,
      space: ' ',
      stop: '.',
    },
  },
  {
    share: 8,
    materials: list('Χάλκινο Μαρμάρινο Χρυσό Πήλινο Αργυρό'),
    objects: lists(
      'Άγαλμα, Ειδώλιο | Εργαλείο, Σφυρί | Ξίφος, Κράνος | Πινακίδα, Στήλη | Έγγραφο, Πάπυρος | Αγγείο, Αλάβαστρο | Προσωπείο | Ομοίωμα πλοίου | Τάπητας | Αγαλματίδιο θεάς',
    ),
    places: list('Αθηνών Δελφών Μυκηνών Κνωσού Ολυμπίας Κορίνθου Σπάρτης Δήλου'),
    name: (material, object, place) => `${material} ${object} ${place}`,
    prose: {
      words: list(
        'και το της η του ο με την από σε που για στην ένα είναι μια στο τα τη των οι ναός θεός πόλη αιώνας χρυσός χαλκός μάρμαρο άγαλμα επιγραφή εργαστήριο τάφος βασιλιάς μουσείο',
      ),
      syllables: syllables('β γ δ κ λ μ ν π σ τ', 'α ε ια ο ων'),
      size: 20_000,
      space: ' ',
      stop: '.',
    },
  },
  {
    share: 8,
    materials: list('Бронзовый Золотой Железный Каменный Расписной'),
    objects: lists(
      'бюст, рельеф | молот, серп | меч, шлем, кинжал | камень с надписью | свиток, указ | сосуд, кувшин | посмертный слепок | корабль | ковёр | идол',
    ),
    places: list('Новгорода Пазырыка Херсонеса Киева Самарканда Мерва Пскова Ольвии'),
    name: (material, object, place) => `${material} ${object} из ${place}`,
    prose: {
      words: list(
        'и в на с из не был что по для его к как она это от из-под у за он храм город век золото бронза мрамор статуя надпись мастерская могила царь музей бог камень железо',
      ),
      syllables: syllables('б в д к л м н п р с', 'а ов е ин ы'),
      size: 20_000,
      space: ' ',
      stop: '.',
    },
  },
  {
    share: 9,
    materials: list('青铜 彩绘 鎏金 白玉 黑陶 错银'),
    objects: lists(
      '立人像, 石马, 佛头 | 铜斧, 量器 | 剑, 戈, 弩机 | 甲骨, 石碑 | 帛书, 竹简 | 玉瓶, 壶 | 金面具 | 木船模型 | 毛毯 | 银观音像',
    ),
    places: list('殷墟 三星堆 长安 洛阳 敦煌 马王堆 随州 咸阳'),
    name: (material, object, place) => `${place}${material}${object}`,
    prose: {
      words: list(
        '之 的 在 是 有 出土 青铜 王 墓 时代 文物 博物馆 铭文 工艺 纹饰 器物 发现 收藏 考古 表面 中国 古代 玉器 陶器',
      ),
      syllables: list(
        '一 人 大 不 了 我 他 国 时 地 中 以 生 会 自 家 可 下 而 过 天 去 能 对 小 多 然 于 心 学 么 起 发 成 方 本 开 日 三 行 从 今 高 来 明 动 意 同',
      ),
      size: 8_000,
      space: '',
      stop: '。',
    },
  },
  {
    share: 7,
    materials: list('ذهبي برونزي خشبي حجري مزخرف'),
    objects: lists(
      'تمثال, رأس | مطرقة, إسطرلاب | سيف, خنجر | لوح, نقش | مخطوط, رسالة | إناء, جرة | قناع جنائزي | نموذج قارب | سجادة | تمثال إله',
    ),
    places: list('طيبة بابل دمشق بغداد تدمر القاهرة قرطبة نينوى'),
    name: (material, object, place) => `${object} ${material} من ${place}`,
    prose: {
      words: list(
        'من في على التي الذي إلى عن هذا هذه كان مع وقد معبد مدينة ملك ذهب برونز حجر تمثال نقش ورشة قبر متحف القرن',
      ),
      syllables: syllables('ب ت ج د ر س ع ف ك ل', 'ا و ي ن م'),
      size: 20_000,
      space: ' ',
      stop: '.',
    },
  },
];

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
