import {
  answerJson,
  answerPagina,
  readCorpo,
  type ServizioDiProva,
  startServizioDiProva,
} from './servizio-di-prova.ts';

/** Who enters the simulated accounting software, and the firm it knows. */
export const CONTO_CONTABILE = { utente: 'quadra', password: 'contabile-di-prova', azienda: '0042' } as const;
/** A firm for which the software is out of order. */
export const AZIENDA_GUASTA = '0500';

const AUTORIZZATO = `Basic ${Buffer.from(`${CONTO_CONTABILE.utente}:${CONTO_CONTABILE.password}`).toString('base64')}`;

/**
 * The accounting software of the tests and the demo: it keeps each export once, by its key, however many times it is sent.
 * Nothing leaves this machine. What it took is read at its address.
 */
export async function startContabilitaDiProva(indirizzo: string): Promise<ServizioDiProva> {
  const presi = new Map<string, unknown[]>();
  return startServizioDiProva(indirizzo, async (richiesta, risposta, url) => {
    if (url.pathname === '/')
      return answerPagina(
        risposta,
        'Contabilità di prova',
        [...presi]
          .map(([id, righe]) => `<p>${id.replace(/[^\w-]/g, '')}: ${righe.length} movimenti</p>`)
          .join('') || '<p>Nessun movimento ricevuto.</p>',
      );
    if (richiesta.headers.authorization !== AUTORIZZATO) return answerJson(risposta, 401, {});
    const [, aziende, azienda, cosa, id = ''] = url.pathname.split('/').map(decodeURIComponent);
    if (azienda === AZIENDA_GUASTA) return answerJson(risposta, 503, {});
    if (aziende !== 'aziende' || azienda !== CONTO_CONTABILE.azienda) return answerJson(risposta, 404, {});
    if (cosa === 'stato') return answerJson(risposta, 200, { azienda });
    if (cosa !== 'movimenti' || id === '') return answerJson(risposta, 404, {});
    if (richiesta.method === 'GET') return answerJson(risposta, 200, { movimenti: presi.get(id) ?? null });
    const { movimenti } = JSON.parse((await readCorpo(richiesta)).toString('utf8')) as {
      movimenti: unknown[];
    };
    const tenuti = presi.get(id) ?? movimenti;
    presi.set(id, tenuti);
    answerJson(risposta, 200, { presi: tenuti.length });
  });
}
