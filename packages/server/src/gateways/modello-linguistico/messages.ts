import { z } from 'zod';
import type { ServizioEsterno } from '../../config-servizi.ts';
import { ModelloAssente, type ModelloLinguistico } from './port.ts';

const ENTRO_MS = 30_000;
const PAROLE_MASSIME = 300;
const risposta = z.object({ content: z.array(z.object({ type: z.string(), text: z.string().optional() })) });

/**
 * The Messages API of Anthropic (version 2023-06-01: docs.anthropic.com, from its public reference; it was tried with our own
 * server of the tests, not with theirs). The body that leaves is the one that was shown.
 */
export function makeMessages({
  indirizzo,
  simulato,
  chiave,
  modello,
}: ServizioEsterno & { readonly chiave: string; readonly modello: string }): ModelloLinguistico {
  return {
    isSimulato: simulato,
    nome: modello,
    indirizzo,
    write: (istruzioni, frase) =>
      JSON.stringify(
        {
          ...{ model: modello, max_tokens: PAROLE_MASSIME, system: istruzioni },
          messages: [{ role: 'user', content: frase }],
        },
        null,
        2,
      ),
    async send(scritto) {
      const arrivata = await fetch(`${indirizzo}/v1/messages`, {
        method: 'POST',
        body: scritto,
        redirect: 'error',
        signal: AbortSignal.timeout(ENTRO_MS),
        headers: {
          'content-type': 'application/json',
          'x-api-key': chiave,
          'anthropic-version': '2023-06-01',
        },
      }).catch((causa) => {
        throw new ModelloAssente('no answer', { cause: causa });
      });
      if (!arrivata.ok) throw new ModelloAssente(String(arrivata.status));
      const letta = risposta.safeParse(await arrivata.json().catch(() => null));
      if (!letta.success) throw new ModelloAssente('unexpected answer');
      return letta.data.content.map(({ text = '' }) => text).join('');
    },
  };
}
