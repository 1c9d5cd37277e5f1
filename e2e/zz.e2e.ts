import { test } from '@playwright/test';
import { enter } from './accessi.ts';
test('zz', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, 'AMM_STU', '/diagnostico');
  for (const p of ['diagnostico', 'imu-enc', 'imu-impi']) {
    await page.goto(`/${p}`);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/righe-${p}.png` });
  }
  await page.goto('/diagnostico');
  await page.waitForTimeout(1000);
  await page.evaluate(() => { document.documentElement.dataset.skin = 'light-blue'; });
  await page.getByRole('gridcell').first().dblclick();
  await page.waitForTimeout(1200);
  await page.screenshot({ path: '/tmp/righe-finestra.png' });
});
