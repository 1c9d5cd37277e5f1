import { answerJson, readCorpo, type ServizioDiProva, startServizioDiProva } from './servizio-di-prova.ts';

/** A language model for the tests and the demo: always the same words for the same sentence. */
export interface CopilotaDiProva extends ServizioDiProva {
  /** The bodies it was sent, as they came. */
  readonly ricevuti: readonly string[];
  /** From now on it says this, whatever it is asked; null: as before. */
  say(parole: string | null): void;
}
const CHIAVE_SBAGLIATA = 'chiave-sbagliata';

/** The action that the words of a sentence ask for. */
function choose(frase: string): object {
  const rigo = /\b([A-Za-z]{2})\s?(\d{1,3})\b/.exec(frase);
  if (rigo) return { azione: 'perche', rigo: `${rigo[1]?.toUpperCase()}${rigo[2]}` };
  if (/netta|imposta da pagare/i.test(frase)) return { azione: 'perche', rigo: 'RN26' };
  if (/complet|finir|ultim/i.test(frase)) return { azione: 'manca' };
  if (/tempo|giorno|data/i.test(frase)) return { azione: 'quando', parole: frase };
  if (/vorrei|aggiung/i.test(frase)) return { azione: 'se', parole: frase, verso: 'piu' };
  if (/mett|scriv|inserisc/i.test(frase)) return { azione: 'dove', parole: frase };
  return { azione: 'nessuna' };
}

/** Starts it; it speaks as the Messages API does. */
export async function startCopilota(indirizzo: string): Promise<CopilotaDiProva> {
  const ricevuti: string[] = [];
  let detto: string | null = null;
  const servizio = await startServizioDiProva(indirizzo, async (richiesta, risposta, url) => {
    if (url.pathname !== '/v1/messages' || richiesta.method !== 'POST') return answerJson(risposta, 404, {});
    if (richiesta.headers['x-api-key'] === CHIAVE_SBAGLIATA) return answerJson(risposta, 401, {});
    const corpo = (await readCorpo(richiesta)).toString();
    ricevuti.push(corpo);
    const { messages } = JSON.parse(corpo) as { messages: { content: string }[] };
    const text = detto ?? JSON.stringify(choose(messages.at(-1)?.content ?? ''));
    answerJson(risposta, 200, { type: 'message', role: 'assistant', content: [{ type: 'text', text }] });
  });
  return {
    ...servizio,
    ricevuti,
    say: (parole) => {
      detto = parole;
    },
  };
}
