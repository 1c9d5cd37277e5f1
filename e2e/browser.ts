import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The font list that comes with the browser names folders of another system: with none found the browser ends itself. */
function writeCaratteri(cartella: string): string {
  const file = join(cartella, 'caratteri.conf');
  const cartelle = [join(cartella, 'fonts', 'fonts'), '/usr/share/fonts'];
  const righe = cartelle.map((percorso) => `<dir>${percorso}</dir>`).join('');
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig>${righe}<cachedir>${join(cartella, 'fonts', 'cache')}</cachedir></fontconfig>`,
  );
  return file;
}

/** The browser of the machine when there is one, else the one that came with the packages, unpacked in our folder. */
export async function findBrowser(): Promise<{ executablePath: string; env: Record<string, string> }> {
  const presenti = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ];
  const presente = presenti.find((percorso) => existsSync(percorso));
  if (presente) return { executablePath: presente, env: {} };
  const cartella = join(import.meta.dirname, '..', '.quadra', 'browser');
  mkdirSync(cartella, { recursive: true });
  // Read at import: where to unpack, and that the libraries beside the browser are wanted too.
  process.env.TMPDIR = cartella;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return {
    executablePath: await chromium.executablePath(),
    env: { LD_LIBRARY_PATH: join(cartella, 'al2023', 'lib'), FONTCONFIG_FILE: writeCaratteri(cartella) },
  };
}
