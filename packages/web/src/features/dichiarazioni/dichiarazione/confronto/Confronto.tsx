import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { toApiError } from '../../../../api/errore.ts';
import { messaggiConfronto as m } from '../../../../messages/confronto.ts';
import { Segmenti } from '../../../../ui/campi/Segmenti.tsx';
import { Spunta } from '../../../../ui/campi/Spunta.tsx';
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatImporto, formatValore } from '../dati/formato.ts';
import css from './Confronto.module.css';
import { type ConfrontoAnni, confrontoQuery, type VoceSola } from './confronto.api.ts';
import { TabellaConfronto } from './TabellaConfronto.tsx';
import { formatSegno, groupVoci, type Mostra } from './voci.ts';

/** «Perché è cambiato»: this declaration against that of the year before, each difference with what made it. */
export default function Confronto() {
  const { dichiarazione } = useApertura();
  const { data, error } = useQuery(confrontoQuery(dichiarazione, dichiarazione.versione));
  const { anno } = dichiarazione;
  return (
    <div className={css.sheet} id="contenuto" tabIndex={-1} aria-busy={!data && !error}>
      <h2>{m.titolo(anno - 1, anno)}</h2>
      {error && <Errore causa={error} />}
      {data && data.precedente === null && (
        <EmptyState livello={2} titolo={m.senzaPrecedente(anno - 1)} testo={m.senzaPrecedenteTesto} />
      )}
      {data && data.precedente !== null && <Differenze confronto={data} />}
    </div>
  );
}

function Errore({ causa }: { causa: unknown }) {
  const { testo, codiceRichiesta } = toApiError(causa);
  return <RiquadroErrore titolo={m.caricamentoNonRiuscito} testo={testo} codiceRichiesta={codiceRichiesta} />;
}

const filtri: readonly (readonly [Mostra, string])[] = [
  ['risultati', m.filtri.risultati],
  ['dati', m.filtri.dati],
  ['tutti', m.filtri.tutti],
];

function Differenze({ confronto }: { confronto: ConfrontoAnni }) {
  const { dichiarazione } = useApertura();
  const [mostra, setMostra] = useState<Mostra>('risultati');
  const [ancheUguali, setAncheUguali] = useState(false);
  const { anno } = dichiarazione;
  return (
    <>
      <InBreve confronto={confronto} />
      <p className={css.note}>{m.testo}</p>
      <div className={css.tools}>
        <Segmenti nome={m.mostra} voci={filtri} valore={mostra} onChange={setMostra} />
        <Spunta etichetta={m.ancheUguali} scelta={ancheUguali} onChange={setAncheUguali} />
        <span className={css.spacer} />
        {confronto.precedente && (
          <Link
            to="/dichiarazione/$anno/$id"
            params={{ anno: String(confronto.precedente.anno), id: confronto.precedente.id }}
          >
            {m.apriPrecedente(confronto.precedente.anno)}
          </Link>
        )}
      </div>
      <TabellaConfronto gruppi={groupVoci(confronto.voci, mostra, ancheUguali)} anno={anno} />
      <Sole anno={anno - 1} voci={confronto.soloPrima} />
      <Sole anno={anno} voci={confronto.soloDopo} />
    </>
  );
}

/** The difference of the number one came for, in one sentence. */
function InBreve({ confronto }: { confronto: ConfrontoAnni }) {
  const { spiegata, modello } = useApertura();
  const chiave = spiegata ?? modello.spiegata;
  const voce = confronto.voci.find(({ chiaveDopo }) => chiaveDopo === chiave);
  if (!voce || voce.differenza === null) return null;
  const { differenza, attribuzione } = voce;
  const nome = `${nameCasella(voce.chiaveDopo)}, ${voce.titolo}`;
  const importo = formatImporto(Math.abs(differenza));
  const titolo =
    differenza === 0
      ? m.uguale(nome)
      : differenza > 0
        ? m.aumentato(nome, importo)
        : m.diminuito(nome, importo);
  const write = (parte: number) => formatSegno(parte, formatImporto);
  return (
    <div className={css.brief} role="status">
      <p className={css.briefTitle}>{titolo}</p>
      {differenza !== 0 && (
        <p className="figures">
          {attribuzione
            ? m.parti(write(attribuzione.dati), write(attribuzione.legge), write(attribuzione.parametri))
            : m.nonDivisaPerche}
        </p>
      )}
    </div>
  );
}

/** What only one of the two forms has: listed, never hidden. */
function Sole({ anno, voci }: { anno: number; voci: readonly VoceSola[] }) {
  const { modello } = useApertura();
  return (
    <section className={css.section}>
      <h3>{m.soloPrima(anno)}</h3>
      {voci.length === 0 && <p className={css.note}>{m.nessunoSolo}</p>}
      <ul>
        {voci.map(({ chiave, titolo, valore }) => (
          <li key={chiave} className={css.alone}>
            <span className="strong figures">{nameCasella(chiave)}</span>
            <span>{titolo}</span>
            <span className="figures">{formatValore(modello.findCasella(chiave), valore)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
