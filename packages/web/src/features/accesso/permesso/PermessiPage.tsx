import { tipologiaUtente } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { postiQuery } from '../../../api/posti.api.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiPermesso as m } from '../../../messages/permesso.ts';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati, type Voce } from '../../../ui/scelta/voci.ts';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { Matrice } from './Matrice.tsx';
import css from './Permessi.module.css';
import { type Dove, type Permessi, permessiQuery, sayPermesso } from './permesso.api.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
const ammessi: readonly number[] = [AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES];
const PROPRIO = 'proprio';

const readDove = (chiave: string): Dove => {
  const [genere, id] = chiave.split('/');
  if (genere === 'studio') return { IdStudio: Number(id) };
  return genere === 'gestore' ? { IdGestore: Number(id) } : {};
};

/** Of a studio, who sees what; of a gestore and of the vendor, the values that hold below: for who administers. */
export function PermessiPage() {
  const { utente } = useSessione();
  return ammessi.includes(utente.tipologiaUtente) ? <Valori /> : <NonAutorizzato titolo={m.titolo} />;
}

function Valori() {
  const { utente } = useSessione();
  const [chiave, setChiave] = useState(PROPRIO);
  const dove = useMemo(() => readDove(chiave), [chiave]);
  const { data, error, refetch } = useQuery(permessiQuery(dove));
  const errore = error && toApiError(error);
  const conScelta = utente.studioId === null && utente.tipologiaUtente !== CON_ELMAS;
  return (
    <>
      <BarraTitolo
        titolo={data?.livello === 'studio' ? m.chiVede : m.titolo}
        dettaglio={data?.nome ?? (data?.livello === 'predefinito' && m.predefiniti)}
        errore={
          errore && (
            <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta}>
              <Button onClick={() => refetch()}>{m.riprova}</Button>
            </RiquadroErrore>
          )
        }
      >
        {conScelta && <Posto chiave={chiave} onChange={setChiave} />}
      </BarraTitolo>
      {data?.livello === 'studio' ? (
        <Matrice key={chiave} dove={dove} dati={data} />
      ) : (
        <div className={css.body}>
          {!data && !errore && <Skeleton righe={12} />}
          {data && (
            <>
              <Tabella dove={dove} dati={data} tipo="permesso" titolo={m.permessi} testo={m.permessiTesto} />
              <Tabella
                dove={dove}
                dati={data}
                tipo="funzionalita"
                titolo={m.funzionalita}
                testo={m.funzionalitaTesto}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

/** Whose values: the place of who is here first, then what is below it. */
function Posto({ chiave, onChange }: { chiave: string; onChange: (chiave: string) => void }) {
  const { utente } = useSessione();
  const { data } = useQuery(postiQuery);
  const isFornitore = utente.tipologiaUtente === AMM_ELMAS;
  const fonte = useMemo(() => {
    if (data === undefined) return null;
    const mio = isFornitore ? m.predefiniti : m.gestore(utente.nomeGestore ?? '');
    const gestori = isFornitore ? data.Gestori : [];
    const voci: Voce[] = [
      { chiave: PROPRIO, testo: mio },
      ...gestori.map(({ Id, Nome }) => ({ chiave: `gestore/${Id}`, testo: m.gestore(Nome) })),
      ...data.Studi.map(({ Id, Nome }) => ({ chiave: `studio/${Id}`, testo: Nome })),
    ];
    return makeFonteDati(voci);
  }, [data, isFornitore, utente.nomeGestore]);
  if (fonte === null) return null;
  return (
    <Tendina
      className={css.place}
      etichetta={m.dove}
      valore={chiave}
      fonte={fonte}
      onChange={(nuova) => nuova !== null && onChange(nuova)}
    />
  );
}

const TRE = [
  ['si', m.si],
  ['no', m.no],
  ['predefinito', m.predefinito],
] as const;
const DUE = TRE.slice(0, 2);
const toValore = { si: true, no: false, predefinito: null } as const;
const toScelta = (valore: boolean | null) => (valore === null ? 'predefinito' : valore ? 'si' : 'no');

type PropsTabella = {
  dove: Dove;
  dati: Permessi;
  tipo: 'permesso' | 'funzionalita';
  titolo: string;
  testo: string;
};

function Tabella({ dove, dati, tipo, titolo, testo }: PropsTabella) {
  const cache = useQueryClient();
  const { inCorso, run } = useAtto();
  const say = async (codice: string, valore: boolean | null) => {
    const nuovi = await run(() => sayPermesso(dove, codice, valore), m.salvato);
    if (nuovi) cache.setQueryData(permessiQuery(dove).queryKey, nuovi);
  };
  const isBase = dati.livello === 'predefinito';
  return (
    <Sezione larga titolo={titolo} testo={testo}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{m.voce}</th>
            <th scope="col" className={css.wide}>
              {m.valore}
            </th>
            <th scope="col" className={css.narrow}>
              {m.effettivo}
            </th>
          </tr>
        </thead>
        <tbody>
          {dati.voci
            .filter((voce) => voce.tipo === tipo)
            .map((voce) => {
              const proprio =
                dati.livello === 'studio' ? voce.perStudio : isBase ? voce.default : voce.perGestore;
              return (
                <tr key={voce.codice}>
                  <th scope="row">{voce.descrizione}</th>
                  <td>
                    <Segmenti
                      nome={m.valoreDi(voce.descrizione)}
                      voci={isBase ? DUE : TRE}
                      valore={toScelta(proprio)}
                      disabilitato={!voce.scrivibile || inCorso}
                      onChange={(scelta) => void say(voce.codice, toValore[scelta])}
                    />
                  </td>
                  <td>
                    <Stato
                      tipo={voce.effettivo ? 'fatto' : 'assente'}
                      testo={voce.effettivo ? m.attivo : m.nonAttivo}
                    />
                    <span className={css.origin}>{m.origine[voce.origine]}</span>
                  </td>
                </tr>
              );
            })}
        </tbody>
      </table>
    </Sezione>
  );
}
