import { launchBrowser } from './support/browser';
void (async () => {
  const b = await launchBrowser();
  const shots: [string, string, number, number][] = [
    ['det', '/artifactsdetails/1', 1440, 2000], ['det', '/artifactsdetails/1', 360, 2600], ['civ', '/ancient-egypt', 1440, 3200],
    ['rep', '/report/1', 768, 1100], ['priv', '/privacy', 360, 1500], ['reset', '/reset-password', 768, 800], ['sign', '/signin', 360, 900], ['mod', '/moderation', 768, 700],
  ];
  for (const [name, path, w, h] of shots) {
    const p = await b.newPage({ viewport: { width: w, height: 900 } });
    await p.goto('http://localhost:7900' + path); await p.waitForTimeout(2500);
    await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 150)); } scrollTo(0, 0); });
    await p.waitForTimeout(800);
    await p.setViewportSize({ width: w, height: h }); await p.waitForTimeout(500);
    await p.screenshot({ path: `/tmp/t-${name}-${w}.png` }); await p.close();
  }
  await b.close();
})();
