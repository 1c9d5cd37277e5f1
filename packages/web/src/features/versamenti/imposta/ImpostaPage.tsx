import { ANNO_FISCALE, listAnni } from '@quadra/values';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { readChi } from '../../../api/sessione.ts';
import { fonteClienti } from '../../../dominio/fonte/clienti.ts';
import { nameTipo } from '../../../messages/dichiarazione.ts';
import { messaggiImposta as m } from '../../../messages/imposta.ts';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Imposta.module.css';
import { type Dichiarazione, dichiarazioniQuery, imposteQuery, vociQuery } from './imposta.api.ts';
import { type Chiesto, SpiegaImposta } from './SpiegaImposta.tsx';
import { TavolaImposte } from './TavolaImposte.tsx';

const fonteAnni = makeFonteDati(
  [...listAnni()].reverse().map((anno) => ({ chiave: String(anno), testo: String(anno) })),
);

/** The taxes of the declarations of a client, equal to their form and to the conto fiscale; each number explains itself. */
export function ImpostaPage() {
  const { cliente, anno = ANNO_FISCALE } = useSearch({ from: '/riservata/lavoro/imposta' });
  const navigate = useNavigate();
  const isDiSe = readChi(useSessione().utente) !== 'studio';
  const go = (search: { cliente?: string; anno: number }) =>
    void navigate({ to: '/imposta', search, replace: true });
  return (
    <>
      <BarraTitolo titolo={m.titolo} />
      <div className={css.page}>
        <div className={css.choices}>
          <Tendina
            etichetta={isDiSe ? m.diChi : m.cliente}
            opzionale
            segnaposto={m.cercaCliente}
            valore={cliente ?? null}
            fonte={fonteClienti}
            onChange={(nuovo) => go({ anno, ...(nuovo === null ? {} : { cliente: nuovo }) })}
          />
          <Tendina
            etichetta={m.anno}
            valore={String(anno)}
            fonte={fonteAnni}
            onChange={(nuovo) =>
              nuovo !== null && go({ anno: Number(nuovo), ...(cliente === undefined ? {} : { cliente }) })
            }
          />
        </div>
        {cliente === undefined ? (
          <EmptyState titolo={m.scegli} testo={m.scegliTesto} />
        ) : (
          <Dichiarazioni key={`${cliente} ${anno}`} {...{ cliente, anno }} />
        )}
      </div>
    </>
  );
}

function Dichiarazioni({ cliente, anno }: { cliente: string; anno: number }) {
  const { data, error } = useQuery(dichiarazioniQuery(cliente, anno));
  const [chiesto, setChiesto] = useState<Chiesto | null>(null);
  if (error) {
    const { testo, codiceRichiesta } = toApiError(error);
    return <RiquadroErrore testo={testo} codiceRichiesta={codiceRichiesta} />;
  }
  if (!data) return <Skeleton righe={6} />;
  if (data.length === 0) return <EmptyState titolo={m.nessuna(anno)} testo={m.nessunaTesto} />;
  return (
    <div className={css.split}>
      <div className={css.sheets}>
        {data.map((una) => (
          <Una key={una.id} {...{ cliente, una }} onSpiega={setChiesto} />
        ))}
      </div>
      {chiesto && <SpiegaImposta {...{ cliente, chiesto }} onChiudi={() => setChiesto(null)} />}
    </div>
  );
}

type PropsUna = { cliente: string; una: Dichiarazione; onSpiega: (chiesto: Chiesto) => void };

function Una({ cliente, una, onSpiega }: PropsUna) {
  const { data: righe, error } = useQuery(imposteQuery(una));
  const { data: voci = [] } = useQuery(vociQuery(cliente, una.anno));
  const errore = error && toApiError(error);
  return (
    <section>
      <h2 className={css.heading}>
        <span>{nameTipo(una.tipo)}</span>
        <Link
          to="/dichiarazione/$anno/$id"
          params={{ anno: String(una.anno), id: una.id }}
          className={css.link}
        >
          {m.apri(nameTipo(una.tipo))}
        </Link>
      </h2>
      {errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      {!righe && !errore && <Skeleton righe={3} />}
      {righe?.length === 0 && <p className={css.soft}>{m.senzaImposte}</p>}
      {righe && righe.length > 0 && <TavolaImposte {...{ una, righe, voci, onSpiega }} />}
    </section>
  );
}
