import { blob, box, curve, ellipse, flip, limb, mirrored, r } from '../geometry.mjs';

/** A line and its reflection at x = 400. */
const both = (points) => curve(points) + curve(flip(points));

export const plates = {
  'mask-of-tutankhamun': {
    title: 'The mask of Tutankhamun: gold face, striped headcloth, vulture and cobra at the brow, broad collar',
    draw(p) {
      p.ground(405, 560, 220, 24);
      const ink = '#4a2e0c';
      const blue = '#26457f';
      const cloth = p.solid(mirrored('c400,38 458,44 520,92 c550,170 c572,260 c592,372 c572,408 c548,470 c560,540 c400,566'), 'gold', { lighting: 'lit', weight: 2.6 });
      p.inside(cloth, () => {
        // The stripes of the nemes: bows over the crown, fans at the sides.
        let bows = '';
        for (let k = 0; k < 6; k += 1) bows += `M${246 + k * 3} ${150 - k * 16}Q400 ${36 - k * 16} ${554 - k * 3} ${150 - k * 16}`;
        p.line(bows, { w: 7, ink: blue });
        let fans = '';
        for (let k = 0; k < 15; k += 1) {
          const y = 150 + k * 17;
          fans += `M${516 + (k > 9 ? 0 : 0)} ${y + 12}L620 ${y - 14 + k * 3.600}M284 ${y + 12}L180 ${r(y - 14 + k * 3.600)}`;
        }
        p.line(fans, { w: 7, ink: blue });
        let lappets = '';
        for (let y = 416; y < 560; y += 13) lappets += `M486 ${y}H590M210 ${y}H314`;
        p.line(lappets, { w: 5.500, ink: blue });
        p.hatch([400, 40, 200, 520], { gap: 5, a: [500, 240], b: [600, 300], ink });
      });
      const collar = p.solid(mirrored('c400,410 456,420 488,424 c490,556 c400,566'), 'gold', { lighting: 'flat', weight: 0 });
      p.inside(collar, () => {
        const rings = ['#26457f', '#e8bf55', '#a5402a', '#3d8577', '#e8bf55', '#26457f', '#a5402a', '#3d8577', '#e8bf55'];
        rings.forEach((colour, k) => {
          const y = 428 + k * 15;
          p.line(`M300 ${y - 22}Q400 ${y + 26} 500 ${y - 22}`, { w: 13, ink: colour });
          let ticks = '';
          for (let x = -9; x <= 9; x += 1) ticks += `M${400 + x * 11} ${r(y + 2 - x * x * 0.26 - 6)}v11`;
          if (k % 2 === 0) p.line(ticks, { w: 2.2, ink: '#f4dc8a', opacity: 0.9 });
        });
        p.hatch([310, 410, 190, 160], { gap: 5, ink });
      });
      p.line(both('486,330 484,400 490,556'), { w: 2, ink });
      const band = p.solid(mirrored('c400,116 462,122 c506,150 c504,168 c462,142 c400,134'), 'gold', { lighting: 'flat', weight: 1 });
      p.inside(band, () => p.hatch([400, 116, 110, 60], { gap: 4, ink }));
      // Ears, then the face.
      for (const side of [1, -1]) {
        const x = (dx) => r(400 + side * dx);
        p.solid(blob(`c${x(92)},218 ${x(112)},206 ${x(118)},228 ${x(112)},262 ${x(98)},286 c${x(90)},270`), 'gold', { lighting: side > 0 ? 'shade' : 'lit', weight: 1.2 });
        p.line(`${curve(`${x(100)},222 ${x(109)},228 ${x(104)},256`)}${ellipse(400 + side * 99, 274, 4)}`, { w: 1.2, ink });
      }
      const face = p.solid(mirrored('c400,130 460,136 500,166 504,226 492,290 466,346 430,382 400,390'), 'gold', { lighting: 'round', weight: 1.2 });
      p.inside(face, () => {
        p.hatch([400, 140, 110, 250], { gap: 5, a: [440, 250], b: [506, 280], ink, opacity: 0.5 });
        p.fill(blob('c404,220 c424,246 426,290 404,302'), '#8e5f1d', 0.28);
      });
      for (const side of [1, -1]) {
        const x = (dx) => r(400 + side * dx);
        p.fill(blob(`c${x(16)},206 ${x(44)},188 ${x(80)},196 c${x(92)},210 ${x(60)},202 ${x(36)},204`), blue);
        p.fill(blob(`c${x(16)},236 ${x(40)},220 ${x(66)},228 c${x(80)},240 c${x(104)},242 c${x(104)},250 c${x(76)},250 ${x(46)},254 ${x(26)},248`), blue);
        p.fill(blob(`c${x(20)},239 ${x(42)},225 ${x(62)},232 c${x(72)},242 ${x(46)},250 ${x(30)},247`), '#fbf4e2');
        p.fill(ellipse(400 + side * 46, 238, 11, 10.5), '#1c130b');
        p.fill(ellipse(400 + side * 43, 234, 3, 3), '#fff');
        p.fill(ellipse(400 + side * 24, 244, 3, 2), '#a5402a');
      }
      p.line('M388 206q4 50-6 84q4 16 18 16t18-16q-10-34-6-84', { w: 1, ink, opacity: 0.55 });
      p.line('M382 292q-6 10 6 12M418 292q6 10-6 12M392 305q8 5 16 0', { w: 1.6, ink });
      const lips = p.solid(mirrored('c400,330 408,324 420,330 c434,336 420,348 400,352'), 'gold', { lighting: 'flat', weight: 0.8, line: 1.1 });
      p.inside(lips, () => p.fill('M366 338h70v20h-70z', '#c07f2a', 0.5));
      p.line('M366 336q34 6 68 0M386 362q14 6 28 0', { w: 1.3, ink });
      // Plaited beard.
      const beard = p.solid(mirrored('c400,384 c424,384 420,440 c418,492 400,506'), 'lapis', { lighting: 'turned', weight: 1.6 });
      p.inside(beard, () => {
        let plait = '';
        for (let y = 384; y < 506; y += 9) plait += `M376 ${y}l24 9 24-9`;
        p.line(plait, { w: 1.8, ink: '#e8bf55' });
      });
      // Vulture and cobra.
      p.solid(blob('c378,128 370,90 376,66 388,60 c392,76 c386,92 392,128'), 'gold', { lighting: 'lit', weight: 1.4 });
      p.fill(blob('c379,74 368,80 366,92 c374,88 382,84'), '#3b2712');
      p.fill(ellipse(382, 70, 2.2), '#a5402a');
      const cobra = p.solid(blob('c408,128 c402,104 404,80 416,62 430,66 434,84 430,106 c424,128'), 'gold', { lighting: 'lit', weight: 1.4 });
      p.inside(cobra, () => {
        p.fill(blob('c412,86 c424,84 c424,106 c414,106'), blue);
        p.line('M408 92h22M408 102h20M410 112h16', { w: 2, ink: '#a5402a' });
      });
      p.fill(ellipse(413, 70, 2), '#1c130b');
      p.fill(ellipse(421, 70, 2), '#1c130b');
    },
  },

  'mask-of-agamemnon': {
    title: 'The Mask of Agamemnon: a bearded face beaten in sheet gold, eyes closed',
    draw(p) {
      const ink = '#54350f';
      const d = blob('c286,70 340,58 400,54 462,60 512,72 c532,140 540,196 c566,184 580,204 570,260 556,300 538,308 c530,380 c506,452 c456,512 400,536 342,512 c294,456 c268,380 c262,308 244,300 228,258 220,204 236,186 c260,196 c266,136');
      p.cast(d, 12, 15, 0.42);
      const gold = p.solid(d, 'gold', { lighting: 'round', weight: 2.6 });
      p.inside(gold, () => {
        // Crumples and dents of the thin sheet.
        for (let i = 0; i < 30; i += 1) {
          const [x, y] = [p.rand(240, 560), p.rand(66, 500)];
          const a = p.rand(-40, 40);
          p.line(`M${r(x)} ${r(y)}q${r(a / 2)} ${r(p.rand(-8, 8))} ${r(a)} ${r(p.rand(-14, 14))}`, { w: 1.8, ink: p.pick(['#fff3c4', '#fff3c4', '#9a6a20']), opacity: 0.5 });
        }
        p.blot(330, 110, 60, 26, '#fff6d2', 0.6);
        p.blot(480, 440, 70, 50, '#8e5f1d', 0.3);
        p.fill(blob('c402,190 c426,260 432,316 404,326'), '#8e5f1d', 0.4);
        p.hatch([400, 70, 190, 460], { gap: 5, a: [440, 270], b: [575, 330], ink });
      });
      // Hairline ridge, brows, lids.
      p.line(`${both('c400,98 450,92 506,104')}`, { w: 1.2, ink, opacity: 0.6 });
      for (const side of [1, -1]) {
        const x = (dx) => r(400 + side * dx);
        const brow = p.solid(blob(`c${x(12)},196 ${x(50)},172 ${x(96)},178 c${x(124)},200 ${x(92)},192 ${x(50)},190`), 'gold', { lighting: 'lit', weight: 1.6, line: 1.2 });
        p.inside(brow, () => {
          let hairs = '';
          for (let k = 16; k < 120; k += 6) hairs += `M${x(k)} 206l${side * 7}-34`;
          p.line(hairs, { w: 1, ink });
        });
        p.solid(blob(`c${x(24)},228 ${x(52)},206 ${x(84)},212 c${x(108)},232 ${x(80)},248 ${x(46)},246`), 'gold', { lighting: 'round', weight: 1.4, line: 1.2 });
        p.line(`${curve(`c${x(24)},229 ${x(64)},236 c${x(108)},232`)}${curve(`${x(30)},222 ${x(60)},204 ${x(104)},226`)}${curve(`${x(34)},242 ${x(66)},254 ${x(102)},238`)}`, { w: 1.3, ink });
        // Ears, cut out flat; the hole by which the mask was tied.
        p.line(`${curve(`${x(140)},208 ${x(166)},206 ${x(164)},252 ${x(146)},290`)}${curve(`${x(148)},222 ${x(158)},232 ${x(146)},262`)}`, { w: 1.5, ink });
        p.fill(ellipse(400 + side * 158, 282, 4), '#3b2712');
        // Moustache with upturned ends.
        const mo = p.solid(limb(`${x(4)},352,6 ${x(36)},352,9 ${x(72)},346,7 ${x(100)},326,3`), 'gold', { lighting: 'lit', weight: 1.6, line: 1.1 });
        p.inside(mo, () => {
          let hairs = '';
          for (let k = 0; k < 104; k += 6) hairs += `M${x(k)} 366l${side * 9}-${22 + k * 0.3}`;
          p.line(hairs, { w: 0.9, ink });
        });
      }
      const nose = p.solid(mirrored('c400,186 408,190 412,260 c426,312 c416,328 400,330'), 'gold', { lighting: 'turned', weight: 1.4, line: 1 });
      p.inside(nose, () => p.hatch([400, 190, 30, 140], { gap: 4, ink }));
      p.line('M378 314q6 8 12 6M422 314q-6 8-12 6', { w: 1.6, ink });
      // Thin straight mouth, tuft, beard.
      p.line('M358 376Q400 384 442 376M366 368Q400 362 434 368M370 384Q400 396 430 384', { w: 1.5, ink });
      let beard = '';
      for (let k = -15; k <= 15; k += 1) {
        const x0 = 400 + k * 8.400;
        const y0 = 404 + Math.abs(k) * -2.4 + (Math.abs(k) < 3 ? 4 : 0);
        beard += `M${r(x0)} ${r(y0)}q${k * 0.6} 40 ${r(k * -1.3)} ${r(104 - Math.abs(k) * 3)}`;
      }
      p.line(beard, { w: 1.4, ink, opacity: 0.85 });
      p.line(`${both('516,312 510,352 c500,396')}`, { w: 1.4, ink, opacity: 0.8 });
      let sideburns = '';
      for (let k = 0; k < 9; k += 1) sideburns += `M${512 - k * 1.5} ${300 + k * 11}q10 6 16 16M${288 + k * 1.5} ${300 + k * 11}q-10 6-16 16`;
      p.line(sideburns, { w: 1.1, ink, opacity: 0.75 });
      p.line('M392 394q8 14 8 22 0-8 8-22', { w: 1.3, ink });
      p.crack(536, 150, 195, 46, { ink });
      p.crack(300, 480, 320, 40, { ink });
    },
  },

  'mask-of-pakal': {
    title: 'The jade mask of Pakal: a mosaic of green plates with eyes of shell and obsidian',
    draw(p) {
      const ink = '#16302a';
      // Ear ornaments.
      for (const side of [1, -1]) {
        const x = 400 + side * 176;
        p.solid(blob(`c${x - 34},236 ${x},214 c${x + 34},236 ${x + 40},286 c${x + 30},330 ${x},344 c${x - 30},330 ${x - 40},286`), 'jade', { lighting: 'lit', weight: 2 });
        p.solid(ellipse(x, 284, 17), 'jade', { lighting: 'shade', weight: 0 });
        p.solid(ellipse(x, 284, 8), 'bone', { lighting: 'round', weight: 0 });
        p.line(`M${x} 216v48M${x} 304v38M${x - 38} 284h20M${x + 18} 284h20`, { w: 1.2, ink });
        p.solid(limb(`${x},352,6 ${x},384,8 ${x},402,4`), 'jade', { lighting: 'turned', weight: 1.4 });
      }
      const d = mirrored('c400,62 c460,60 510,82 530,150 540,240 530,340 500,430 452,500 c400,520');
      p.cast(d, 12, 15, 0.42);
      const face = p.solid(d, 'jade', { lighting: 'round', weight: 2.8 });
      p.inside(face, () => {
        // The mosaic: rows of irregular plates, each its own green.
        const greens = ['#bfe0bd', '#8fc39c', '#5f9d78', '#3f7d63', '#a9d3ac', '#72ad86', '#2f6552', '#cfe8c8'];
        const rows = [62, 102, 140, 180, 222, 262, 300, 340, 380, 420, 462, 522];
        for (let j = 0; j < rows.length - 1; j += 1) {
          const n = 7 + (j % 3);
          const edges = Array.from({ length: n + 1 }, (_, i) => 252 + (i * 296) / n + (i % n ? p.rand(-11, 11) : 0));
          for (let i = 0; i < n; i += 1) {
            const jog = () => p.rand(-6, 6);
            const q = `M${r(edges[i])} ${r(rows[j] + jog())}L${r(edges[i + 1])} ${r(rows[j] + jog())}L${r(edges[i + 1] + jog())} ${r(rows[j + 1] + jog())}L${r(edges[i] + jog())} ${r(rows[j + 1] + jog())}Z`;
            p.add(`<path d="${q}" fill="${p.pick(greens)}" fill-opacity=".62" stroke="${ink}" stroke-width="1.500" stroke-linejoin="round"/>`);
            p.line(`M${r(edges[i] + 6)} ${r(rows[j] + 8)}l${r((edges[i + 1] - edges[i]) * 0.4)} -1`, { w: 1.6, ink: '#f3ffee', opacity: 0.55 });
          }
        }
        p.fill(blob('c404,150 c430,240 448,300 404,318'), '#12302a', 0.28);
        p.fill(ellipse(474, 348, 40, 60), '#12302a', 0.12);
        p.hatch([400, 70, 150, 450], { gap: 5, a: [440, 280], b: [536, 330], ink, opacity: 0.7 });
      });
      for (const side of [1, -1]) {
        const x = (dx) => r(400 + side * dx);
        p.solid(blob(`c${x(22)},236 ${x(54)},206 ${x(92)},216 c${x(116)},240 ${x(86)},262 ${x(50)},260`), 'bone', { lighting: 'flat', weight: 1.4, line: 2 });
        p.fill(ellipse(400 + side * 68, 238, 18, 18), '#15110d');
        p.fill(ellipse(400 + side * 62, 231, 5, 4), '#f4f0e4');
        p.line(curve(`${x(18)},206 ${x(58)},182 ${x(112)},204`), { w: 2, ink });
      }
      const nose = p.solid(mirrored('c400,116 c408,118 414,220 c438,300 c424,318 400,320'), 'jade', { lighting: 'turned', weight: 1.8, line: 1.5 });
      p.inside(nose, () => {
        p.line('M380 160h40M378 204h44M372 250h56M366 290h68M400 116v60', { w: 1.3, ink });
        p.hatch([400, 120, 44, 200], { gap: 4.500, ink });
      });
      p.line('M372 306q8 10 16 6M428 306q-8 10-16 6', { w: 2, ink });
      p.fill(mirrored('c400,352 c452,356 448,392 c430,408 400,410'), '#2a1510');
      const tongue = p.solid(mirrored('c400,368 416,368 c418,398 400,408'), 'jade', { lighting: 'lit', weight: 0, line: 1.2 });
      p.inside(tongue, () => p.line('M400 366v40M382 386h36', { w: 1.1, ink }));
      p.line(mirrored('c400,344 c464,350 458,398 c434,420 400,420'), { w: 2, ink });
      p.line(both('c400,344 438,338 464,350'), { w: 2, ink });
    },
  },

  'sican-mask-huaca-loro': {
    title: 'The gold mask of the Sicán lord: a broad face with winged eyes, red paint, ear spools and nose ornament',
    draw(p) {
      const ink = '#54350f';
      const d = mirrored('c400,118 c598,128 c612,150 c620,272 c604,404 c566,470 c400,484');
      p.cast(d, 12, 16, 0.42);
      const sheet = p.solid(d, 'gold', { lighting: 'lit', weight: 2.6 });
      p.inside(sheet, () => {
        // Cinnabar over the face, worn away in places.
        p.fill(mirrored('c400,134 c586,144 c600,270 c586,396 c552,454 c400,468'), '#ad3420', 0.78);
        for (let i = 0; i < 26; i += 1) p.blot(p.rand(206, 594), p.rand(130, 470), p.rand(10, 36), p.rand(8, 22), p.pick(['#f0cb62', '#e2b04a', '#d29f36', '#7c2416']), 0.55);
        p.speckle([190, 120, 420, 350], 170, { ink: '#6a1c10', opacity: 0.4 });
        p.speckle([190, 120, 420, 350], 110, { ink: '#fbe9a9', opacity: 0.6, even: true });
        p.hatch([400, 120, 220, 360], { gap: 6, a: [450, 300], b: [610, 390], ink: '#3b1d0a', opacity: 0.55 });
      });
      p.line(mirrored('c400,132 c588,142 c604,272 c588,398 c554,458 c400,470'), { w: 1.2, ink: '#fbe9a9', opacity: 0.8 });
      for (const side of [1, -1]) {
        const x = (dx) => r(400 + side * dx);
        // The winged eye of the Sicán deity.
        const wing = p.solid(blob(`c${x(38)},262 ${x(62)},222 ${x(104)},210 ${x(140)},214 c${x(186)},188 ${x(168)},232 ${x(132)},264 ${x(84)},278`), 'gold', { lighting: 'lit', weight: 2 });
        p.inside(wing, () => p.hatch([400 + side * 40 - (side < 0 ? 150 : 0), 200, 150, 80], { gap: 5, ink }));
        p.solid(ellipse(400 + side * 100, 244, 24, 21), 'silver', { lighting: 'round', weight: 1.2 });
        p.solid(ellipse(400 + side * 100, 244, 12), 'madder', { lighting: 'round', weight: 1 });
        p.line(`M${x(112)} 244l${side * 22} 0`, { w: 2, ink });
        // Ear spools hang from the lower corners of the ears.
        const ear = p.solid(blob(`c${x(208)},232 c${x(248)},226 ${x(258)},266 ${x(250)},316 c${x(204)},320`), 'gold', { lighting: side > 0 ? 'shade' : 'lit', weight: 2 });
        p.inside(ear, () => p.line(curve(`${x(216)},250 ${x(240)},248 ${x(238)},290 ${x(220)},304`), { w: 1.4, ink }));
        const spool = p.solid(ellipse(400 + side * 236, 366, 44), 'gold', { lighting: 'round', weight: 2.2 });
        p.inside(spool, () => {
          p.line(`${ellipse(400 + side * 236, 366, 34)}${ellipse(400 + side * 236, 366, 18)}`, { w: 1.4, ink });
          let beads = '';
          for (let k = 0; k < 22; k += 1) beads += `M${r(400 + side * 236 + 39 * Math.cos(k * 0.2856))} ${r(366 + 39 * Math.sin(k * 0.2856))}h.1`;
          p.line(beads, { w: 4, ink: '#8e5f1d' });
          p.hatch([400 + side * 236 - 44, 322, 90, 90], { gap: 5, ink });
        });
        p.solid(ellipse(400 + side * 236, 366, 10), 'jade', { lighting: 'round', weight: 1 });
      }
      const nose = p.solid(mirrored('c400,236 c412,240 418,300 c446,338 c436,354 400,358'), 'gold', { lighting: 'turned', weight: 2 });
      p.inside(nose, () => { p.fill('M350 230h50v140h-50z', '#ad3420', 0.35); p.hatch([400, 236, 50, 120], { gap: 4.500, ink }); });
      // Mouth and the nose ornament with its dangles.
      p.solid(mirrored('c400,396 440,392 c486,402 440,424 400,424'), 'gold', { lighting: 'lit', weight: 1.6 });
      p.line('M318 404Q400 416 482 404', { w: 2, ink });
      const ornament = p.solid(mirrored('c400,358 424,360 c448,378 c424,386 400,388'), 'silver', { lighting: 'lit', weight: 1.6 });
      p.inside(ornament, () => p.line('M352 376Q400 392 448 376', { w: 1.2 }));
      for (let k = -4; k <= 4; k += 1) {
        const x = 400 + k * 40;
        const y = 492 - Math.abs(k) * 1.6;
        p.line(`M${x} ${y - 14}v12`, { w: 1.4, ink });
        p.solid(ellipse(x, y + 8, 11), 'gold', { lighting: 'round', weight: 1.4, line: 1 });
      }
      for (let k = -5; k <= 5; k += 1) {
        const x = 400 + k * 34;
        p.line(`M${x} 120v-12`, { w: 1.4, ink });
        p.solid(ellipse(x, 98, 10), 'gold', { lighting: 'round', weight: 1.4, line: 1 });
      }
    },
  },

  'mask-of-the-princess-of-chen': {
    title: 'The burial mask of the Princess of Chen: a full, calm face in thin sheet gold',
    draw(p) {
      const ink = '#5e3c12';
      const d = mirrored('c400,52 452,54 504,84 534,140 c540,196 c558,188 566,214 560,262 552,300 c538,312 c538,376 520,444 468,500 400,522');
      p.cast(d, 13, 16, 0.42);
      const gold = p.solid(d, 'gold', { lighting: 'round', weight: 2.4 });
      p.inside(gold, () => {
        p.blot(322, 330, 60, 70, '#fff3c8', 0.5);
        p.blot(480, 350, 50, 64, '#8e5f1d', 0.2);
        p.fill(blob('c404,206 c424,270 440,316 404,326'), '#8e5f1d', 0.28);
        p.veins([270, 60, 260, 450], 40, { ink: '#fff3c8', opacity: 0.5, angle: 80, length: 60, wander: 14 });
        p.veins([330, 60, 220, 450], 22, { ink: '#8e5f1d', opacity: 0.35, angle: 60, length: 50, wander: 16 });
        p.hatch([400, 60, 160, 460], { gap: 5, a: [440, 280], b: [545, 330], ink, opacity: 0.6 });
      });
      // The smooth cap of hair above the brow.
      p.line(both('400,120 456,126 500,158 c528,204'), { w: 1.6, ink, opacity: 0.75 });
      p.line(both('400,125 456,131 498,163'), { w: 0.9, ink: '#fff3c8', opacity: 0.8 });
      let strands = '';
      for (let k = -10; k <= 10; k += 1) strands += `M${400 + k * 11} ${r(112 + k * k * 0.36)}q${k * -0.4} -20 ${r(k * -2.6)} ${r(-44 + k * k * 0.1)}`;
      p.line(strands, { w: 1, ink, opacity: 0.5 });
      for (const side of [1, -1]) {
        const x = (dx) => r(400 + side * dx);
        p.line(curve(`${x(26)},206 ${x(62)},186 ${x(108)},208`), { w: 3, ink, opacity: 0.8 });
        p.solid(blob(`c${x(26)},240 ${x(58)},224 ${x(88)},230 c${x(112)},242 ${x(84)},254 ${x(52)},253`), 'gold', { lighting: 'round', weight: 1, line: 1.2 });
        p.line(`${curve(`c${x(26)},241 ${x(64)},244 c${x(112)},242`)}${curve(`${x(30)},230 ${x(66)},214 ${x(108)},234`)}`, { w: 1.8, ink });
        p.line(curve(`${x(40)},262 ${x(70)},268 ${x(100)},258`), { w: 0.9, ink, opacity: 0.6 });
        p.line(`${curve(`${x(140)},208 ${x(152)},220 ${x(146)},264 ${x(136)},290`)}${curve(`${x(140)},226 ${x(146)},246 ${x(136)},262`)}`, { w: 1.3, ink });
        p.line(curve(`${x(34)},330 ${x(58)},356 ${x(62)},390`), { w: 1, ink, opacity: 0.4 });
      }
      p.line('M390 212q-4 60-16 92q-6 20 10 24q16 8 32 0q16-4 10-24q-12-32-16-92', { w: 1.1, ink, opacity: 0.7 });
      p.line('M372 318q4 10 14 8M428 318q-4 10-14 8', { w: 1.8, ink });
      const lips = p.solid(mirrored('c400,376 410,370 424,378 c438,382 424,398 400,400'), 'gold', { lighting: 'flat', weight: 1, line: 1.2 });
      p.inside(lips, () => p.fill('M360 384h80v20h-80z', '#b77f2c', 0.4));
      p.line('M364 382Q400 390 436 382M380 424q20 8 40 0M352 468q48 24 96 0', { w: 1.4, ink, opacity: 0.85 });
      // Holes along the edge for the silver wire.
      let holes = '';
      for (const [x, y] of [[400, 62], [446, 66], [488, 90], [514, 130], [524, 172], [542, 284], [518, 340], [506, 390], [486, 436], [456, 478], [424, 502]]) holes += `M${x} ${y}h.1${x === 400 ? '' : `M${800 - x} ${y}h.1`}`;
      p.line(holes, { w: 4.500, ink: '#3b2712' });
      p.crack(300, 452, 20, 40, { ink });
    },
  },
};
