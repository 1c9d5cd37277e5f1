import { escapeTesto } from '@quadra/contract';

/** What a mail says: sentences, and at most one thing to press. Values of persons may stand in the sentences as they are. */
export interface Lettera {
  readonly titolo: string;
  readonly frasi: readonly string[];
  readonly pulsante?: { readonly testo: string; readonly indirizzo: string };
  /** What stands under the button, smaller. */
  readonly note?: readonly string[];
}

const FINE = '</td></tr></table></td></tr></table></body></html>';
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
    FINE,
  ].join('');
}

const write = ({ frasi, pulsante, note = [] }: Lettera): string =>
  [...frasi, ...(pulsante ? [`${pulsante.testo}:\n${pulsante.indirizzo}`] : []), ...note].join('\n\n');

/** The two forms of a mail: plain, and drawn with every value escaped. */
export const makeLettera = (lettera: Lettera): { testo: string; html: string } => ({
  testo: write(lettera),
  html: draw(lettera),
});

/** Who writes, as its record says; what is null is left out. */
export interface Mittente {
  readonly ragione_sociale: string;
  readonly partita_iva: string | null;
  readonly indirizzo: string | null;
  readonly sito: string | null;
  readonly email: string | null;
  readonly telefono: string | null;
}

/** Puts at the end of a mail who it comes from. */
export function signLettera<L extends { testo: string; html?: string }>(lettera: L, da: Mittente): L {
  const societa = [da.ragione_sociale, da.partita_iva && `P. IVA ${da.partita_iva}`, da.indirizzo];
  const righe = [societa, [da.telefono, da.email, da.sito]]
    .map((voci) => voci.filter(Boolean).join(' · '))
    .filter((riga) => riga !== '');
  const stile = `font-size:12px;line-height:18px;color:#5b6672;${CARATTERE}`;
  const firma = `<p style="margin:18px 0 0;padding-top:12px;border-top:1px solid #d8dee6;${stile}">${righe.map(escapeTesto).join('<br>')}</p>`;
  return {
    ...lettera,
    testo: `${lettera.testo}\n\n${righe.join('\n')}`,
    ...(lettera.html !== undefined && { html: lettera.html.replace(FINE, () => `${firma}${FINE}`) }),
  };
}
