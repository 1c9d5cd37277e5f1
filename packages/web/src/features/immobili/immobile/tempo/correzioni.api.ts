import { type DichiarazioneFilo, modelloDiTipo, percorsi, percorso } from '@quadra/contract';
import { send } from '../../../../api/client.ts';
import { type Correzione, groupQuadri } from './correzioni.ts';

/** Puts the corrections of one declaration among the drafts of who asks, with what is already there: nothing is saved. */
export async function draftCorrezione(correzione: Correzione): Promise<void> {
  const { id, anno, tipo } = correzione;
  const dove = { anno, id, prefisso: modelloDiTipo[tipo].prefisso };
  const { data } = await send<{ data: DichiarazioneFilo }>('GET', percorso(percorsi.modello, dove));
  for (const [Quadro, caselle] of groupQuadri(correzione)) {
    const bozza = data.Bozze.find((una) => una.Quadro === Quadro);
    const giuste = Object.fromEntries(caselle.map(({ chiave, dopo }) => [chiave, dopo]));
    await send('PUT', percorso(percorsi.modelloBozza, dove), {
      corpo: { Quadro, Righi: { ...bozza?.Righi, ...giuste } },
    });
  }
}
