import type { FontePrecompilata, SceltaPrecompilata } from '@quadra/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useAtto } from '../../../../dominio/pagina/useAtto.ts';
import { messaggiConfrontoPrecompilata as m } from '../../../../messages/confronto-precompilata.ts';
import { askConferma } from '../../../../ui/finestre/Conferma.tsx';
import { annuncio } from '../../../../ui/notifiche/annuncio.ts';
import { type Confronto, confrontoQuery, type Rigo, sendScelta, sendScritta } from './confronto.api.ts';
import { countRighi } from './righi.ts';

type Scelta = Omit<SceltaPrecompilata, 'Diventa' | 'appid'>;
const leggi = ({ Rigo: rigo, Scelta: fonte, Motivo, Importo }: Rigo): Scelta => ({
  ...{ Rigo: rigo, Fonte: fonte, Motivo, Importo },
});

/** What is done with the choices of a precompilata: each is kept at once, and the last can be undone. */
export function useScelte(confronto: Confronto) {
  const { Id: id, Diventa } = confronto;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { run, inCorso } = useAtto();
  const prime = useRef<Scelta[]>([]);

  const keep = async (scelta: Scelta): Promise<boolean> => {
    const dopo = await run(() => sendScelta(id, { ...scelta, Diventa }));
    if (!dopo) return false;
    for (const chiesto of [undefined, Diventa])
      cache.setQueryData(confrontoQuery(id, chiesto).queryKey, dopo);
    return true;
  };
  const choose = async (rigo: Rigo, scelta: Partial<Scelta>): Promise<boolean> => {
    const prima = leggi(rigo);
    const fatta = await keep({ ...prima, ...scelta });
    if (fatta) prime.current.push(prima);
    return fatta;
  };
  const chooseFonte = (rigo: Rigo, Fonte: FontePrecompilata) =>
    rigo.Scelta === Fonte ? Promise.resolve(true) : choose(rigo, { Fonte });
  /** Answers the rigo whose choice was taken back. */
  const undo = async (): Promise<string | null> => {
    const prima = prime.current.at(-1);
    if (prima === undefined) {
      annuncio.say(m.nullaDaAnnullare);
      return null;
    }
    if (!(await keep(prima))) return null;
    prime.current.pop();
    annuncio.say(m.annullata);
    return prima.Rigo;
  };
  const write = async () => {
    const { daScegliere } = countRighi(confronto);
    const isNuova = confronto.IdDichiarazione === null;
    const domanda = { titolo: m.conferma(daScegliere), testo: m.confermaTesto(isNuova) };
    if (daScegliere > 0 && !(await askConferma(domanda))) return;
    const scritta = await run(() => sendScritta(id, Diventa, daScegliere > 0));
    if (!scritta) return;
    await cache.invalidateQueries({ queryKey: ['precompilata'] });
    void cache.invalidateQueries({ queryKey: ['dichiarazione'] });
    const { IdDichiarazione, Tipo, Caselle } = scritta;
    annuncio.say(m.creata(Tipo, Caselle));
    await navigate({
      to: '/dichiarazione/$anno/$id',
      params: { anno: String(confronto.Anno), id: IdDichiarazione },
    });
  };
  return { choose, chooseFonte, undo, write, inCorso };
}
