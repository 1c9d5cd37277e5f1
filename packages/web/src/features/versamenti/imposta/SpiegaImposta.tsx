import { quadroOf, type Spiegazione } from '@quadra/fisco';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toApiError } from '../../../api/errore.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiImposta as m } from '../../../messages/imposta.ts';
import { IconButton } from '../../../ui/comandi/Button.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Imposta.module.css';
import { type Dichiarazione, spiegaQuery, type VoceDelConto, vociQuery } from './imposta.api.ts';

/** A number that is asked why: the caselle it is made of. */
export type Chiesto = {
  una: Dichiarazione;
  imposta: string;
  colonna: string;
  chiavi: readonly string[];
};
type Props = { cliente: string; chiesto: Chiesto; onChiudi: () => void };

/** Why a number is so: what it is made of, by which law, and where it went, as far as the models that pay it. */
export function SpiegaImposta({ cliente, chiesto, onChiudi }: Props) {
  const { una, imposta, colonna, chiavi } = chiesto;
  const { data: voci = [] } = useQuery(vociQuery(cliente, una.anno));
  const sue = voci.filter(
    ({ casella, idDichiarazione }) => idDichiarazione === una.id && chiavi.includes(casella ?? ''),
  );
  return (
    <aside className={css.why} aria-label={m.pannello}>
      <header className={css.whyHead}>
        <h2>{m.pannello}</h2>
        <IconButton icona={IconX} nome={m.chiudi} onClick={onChiudi} />
      </header>
      <p className={css.soft}>
        {imposta}, {colonna}
        {chiavi.length > 1 && `. ${m.somma(chiavi.length)}`}
      </p>
      {chiavi.map((chiave) => (
        <Casella key={chiave} {...{ una, chiave }} />
      ))}
      <h3>{m.nelConto}</h3>
      {sue.length === 0 ? (
        <p className={css.soft}>{m.nessunaVoce}</p>
      ) : (
        sue.map((voce) => <Voce key={voce.id} voce={voce} />)
      )}
    </aside>
  );
}

function Casella({ una, chiave }: { una: Dichiarazione; chiave: string }) {
  const { data, error } = useQuery(spiegaQuery(una, chiave));
  const errore = error && toApiError(error);
  return (
    <div className={css.cell}>
      {errore && <RiquadroErrore testo={errore.testo} codiceRichiesta={errore.codiceRichiesta} />}
      {!data && !errore && <Skeleton righe={4} />}
      {data && <Nodo nodo={data} livello={0} />}
      <Link
        to="/dichiarazione/$anno/$id/$vista"
        params={{ anno: String(una.anno), id: una.id, vista: `quadro${quadroOf(chiave)}` }}
        hash={chiave}
        className={css.link}
      >
        {m.casella(chiave)}
      </Link>
    </div>
  );
}

/** A value, its formula of today, its law; what it rests on opens under it. */
function Nodo({ nodo, livello }: { nodo: Spiegazione; livello: number }) {
  const testa = (
    <>
      <span>{nodo.titolo}</span> <span className="figures">{nodo.valoreTesto || nodo.stato}</span>
    </>
  );
  const corpo = (
    <>
      {nodo.formulaOggi && <p className="figures">{nodo.formulaOggi}</p>}
      {nodo.fonti.length > 0 && (
        <p className={css.soft}>
          {m.legge}:{' '}
          {nodo.fonti
            .map(
              ({ atto, articolo, verificato }) =>
                `${[atto, articolo].filter(Boolean).join(', ')}${verificato ? '' : ` (${m.daRiscontrare})`}`,
            )
            .join('; ')}
        </p>
      )}
      {nodo.operandi.map((figlio, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the operands of a formula, always in its order
        <Nodo key={n} nodo={figlio} livello={livello + 1} />
      ))}
    </>
  );
  const hasCorpo = nodo.formulaOggi !== undefined || nodo.fonti.length + nodo.operandi.length > 0;
  if (!hasCorpo) return <p className={css.leaf}>{testa}</p>;
  return (
    <details className={css.node} open={livello === 0}>
      <summary>{testa}</summary>
      {corpo}
    </details>
  );
}

const Voce = ({ voce }: { voce: VoceDelConto }) => (
  <ul className={css.steps}>
    <li>
      {voce.codice} {voce.nome} <span className="figures">{formatImporto(voce.importo)}</span>
    </li>
    {voce.modelli.map(({ idF24, numero, importo, stato }) => (
      <li key={idF24}>
        <Link to="/f24/$id" params={{ id: idF24 }} className={css.link}>
          {m.inF24(numero, formatImporto(importo), stato)}
        </Link>
      </li>
    ))}
    {voce.resta > 0 && <li>{m.resta(formatImporto(voce.resta))}</li>}
  </ul>
);
