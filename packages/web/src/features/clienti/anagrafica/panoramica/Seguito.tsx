import { type Interno, NOTA_CLIENTE_MASSIMA, type SeguitoFilo } from '@quadra/contract';
import { IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../../../api/contesto.ts';
import { openFinestraDati } from '../../../../dominio/pagina/finestra-dati.tsx';
import { messaggiPanoramica as m } from '../../../../messages/panoramica.ts';
import { TextField } from '../../../../ui/campi/TextField.tsx';
import { IconButton } from '../../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../../ui/notifiche/notifiche.ts';
import { Tendina } from '../../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../../ui/scelta/voci.ts';
import { computePermessi } from '../permessi.ts';
import css from './Panoramica.module.css';
import { saveSeguito, seguitoQuery } from './panoramica.api.ts';

const NESSUNO = 'nessuno';

/** Who of the studio follows the client, and what the studio keeps in mind of him; the client reads neither. */
export function Seguito({ id }: { id: string }) {
  const { data } = useQuery(seguitoQuery(id));
  const { modifica } = computePermessi(useSessione().utente);
  const cache = useQueryClient();
  if (data === undefined) return null;
  const change = async () => {
    if (await askSeguito(id, data))
      await cache.invalidateQueries({ queryKey: ['anagrafica', 'seguito', id] });
  };
  return (
    <>
      <div>
        <dt>{m.seguitaDa}</dt>
        <dd>{data.nome ?? <span className={css.soffice}>{m.nessunoSegue}</span>}</dd>
      </div>
      <div className={css.nota}>
        <dt>{m.nota}</dt>
        <dd title={data.nota ?? undefined}>
          {data.nota ?? <span className={css.soffice}>{m.senzaNota}</span>}
        </dd>
      </div>
      {modifica && (
        <div className={css.cambia}>
          <dt className="hidden">{m.seguitoTitolo}</dt>
          <dd>
            <IconButton icona={IconPencil} nome={m.cambiaSeguito} onClick={() => void change()} />
          </dd>
        </div>
      )}
    </>
  );
}

type Dati = { idUtente: number | null; nota: string };

/** Asks who follows the client and the note. Answers whether it was written. */
async function askSeguito(id: string, letto: Interno<SeguitoFilo>): Promise<boolean> {
  // Who follows him and is no longer at work is still among the choices: nobody is taken away by opening this.
  const { idUtente, nome, persone } = letto;
  const tutte = [
    ...persone,
    ...(idUtente === null || persone.some((una) => una.id === idUtente)
      ? []
      : [{ id: idUtente, nome: nome ?? '' }]),
  ];
  const fonte = makeFonteDati([
    { chiave: NESSUNO, testo: m.nessuno },
    ...tutte.map((una) => ({ chiave: String(una.id), testo: una.nome })),
  ]);
  const { esito } = openFinestraDati<Dati>({
    titolo: m.seguitoTitolo,
    iniziale: { idUtente, nota: letto.nota ?? '' },
    nomi: ['IdUtente', 'Nota'],
    campi: ({ dati, errori, change }) => (
      <div className={css.domanda}>
        <p className={css.soffice}>{m.seguitoTesto}</p>
        <Tendina
          etichetta={m.seguitaDa}
          messaggio={errori.IdUtente}
          valore={dati.idUtente === null ? NESSUNO : String(dati.idUtente)}
          fonte={fonte}
          onChange={(chiave) =>
            change({ idUtente: chiave === null || chiave === NESSUNO ? null : Number(chiave) })
          }
        />
        <TextField
          etichetta={m.nota}
          nota={m.notaAiuto}
          righe={3}
          massimo={NOTA_CLIENTE_MASSIMA}
          messaggio={errori.Nota}
          valore={dati.nota}
          onChange={(nota) => change({ nota })}
        />
      </div>
    ),
    save: async (dati) => {
      await saveSeguito(id, { ...dati, versione: letto.versione });
      notifiche.push('success', m.seguitoSalvato);
      return true;
    },
  });
  return (await esito) === 'confermata';
}
