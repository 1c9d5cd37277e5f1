import { escapeTesto } from '@quadra/contract';

/** What a mail says: sentences, and at most one thing to press. Values of persons may stand in the sentences as they are. */
export interface Lettera {
  readonly titolo: string;
  readonly frasi: readonly string[];
  readonly pulsante?: { readonly testo: string; readonly indirizzo: string };
  /** What stands under the button, smaller. */
  readonly note?: readonly string[];
}

const CARATTERE = "font-family:'Segoe UI',Helvetica,Arial,sans-serif";
const p = (testo: string, stile: string) => `<p style="margin:0 0 14px;${stile}">${escapeTesto(testo)}</p>`;

function drawPulsante({ testo, indirizzo }: NonNullable<Lettera['pulsante']>): string {
  const dove = escapeTesto(indirizzo);
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:22px 0 18px"><tr>',
    '<td style="border-radius:6px;background:#0f62ae">',
    `<a href="${dove}" style="display:inline-block;padding:12px 22px;color:#ffffff;text-decoration:none;`,
    `font-size:15px;font-weight:600;${CARATTERE}">${escapeTesto(testo)}</a></td></tr></table>`,
    `<p style="margin:0 0 14px;font-size:12px;line-height:18px;color:#5b6672;${CARATTERE}">`,
    'Se il pulsante non si apre, copiare questo indirizzo nel browser:<br>',
    `<a href="${dove}" style="color:#0f62ae;word-break:break-all">${dove}</a></p>`,
  ].join('');
}

/** Tables and styles inside the tags: what mail programs understand. */
function draw({ titolo, frasi, pulsante, note = [] }: Lettera): string {
  return [
    '<!doctype html><html lang="it"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeTesto(titolo)}</title></head><body style="margin:0;padding:0;background:#eef1f5">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:28px 12px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;',
    'border:1px solid #d8dee6;border-radius:10px"><tr><td style="padding:28px 32px 18px">',
    `<p style="margin:0 0 20px;font-size:18px;font-weight:700;color:#1c2733;${CARATTERE}">Quadra</p>`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;color:#1c2733;${CARATTERE}">${escapeTesto(titolo)}</h1>`,
    ...frasi.map((frase) => p(frase, `font-size:15px;line-height:22px;color:#2b3742;${CARATTERE}`)),
    pulsante ? drawPulsante(pulsante) : '',
    ...note.map((nota) => p(nota, `font-size:12px;line-height:18px;color:#5b6672;${CARATTERE}`)),
    '</td></tr></table></td></tr></table></body></html>',
  ].join('');
}

const write = ({ frasi, pulsante, note = [] }: Lettera): string =>
  [...frasi, ...(pulsante ? [`${pulsante.testo}:\n${pulsante.indirizzo}`] : []), ...note].join('\n\n');

/** The two forms of a mail: plain, and drawn with every value escaped. */
export const makeLettera = (lettera: Lettera): { testo: string; html: string } => ({
  testo: write(lettera),
  html: draw(lettera),
});
