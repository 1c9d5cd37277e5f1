import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatIntero } from '../../../formato/formato.ts';
import { messaggiLiquidazione as m } from '../../../messages/liquidazione.ts';
import { Spunta } from '../../../ui/campi/Spunta.tsx';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import css from './Liquidazione.module.css';
import { type Chiesta, type Liquidazione, portaLiquidazione } from './liquidazione.api.ts';

type Props = {
  chiesta: Chiesta;
  record: Liquidazione;
  scrive: boolean;
  isCambiata: boolean;
  onPortata: (nuova: Liquidazione) => void;
};
type Dichiarazione = NonNullable<Liquidazione['dichiarazione']>;
type Proposta = Dichiarazione['proposte'][number];

const write = (valore: Proposta['valore'] | null): string => {
  if (valore === null) return '–';
  return typeof valore === 'number' ? formatIntero(valore) : String(valore);
};
const isNuova = ({ valore, attuale }: Proposta): boolean => valore !== attuale;

/** What the year says of the return of the year after: VL beside it, and the caselle it would write, chosen one by one. */
export function InDichiarazione(props: Props) {
  const { chiesta, record } = props;
  const navigate = useNavigate();
  const { dichiarazione } = record;
  if (dichiarazione === null)
    return <p className={css.soft}>{m.senzaDichiarazione(chiesta.annoImposta + 1)}</p>;
  return (
    <section className={css.declaration} aria-label={m.dichiarazione(dichiarazione.anno)}>
      <header className={css.declarationHead}>
        <h2>{m.dichiarazione(dichiarazione.anno)}</h2>
        <span className={css.soft}>{dichiarazione.stato}</span>
        <Button
          aspetto="quiet"
          onClick={() =>
            void navigate({
              to: '/dichiarazione/$anno/$id',
              params: { anno: String(dichiarazione.anno), id: dichiarazione.id },
            })
          }
        >
          {m.apri}
        </Button>
      </header>
      <div className={css.twin}>
        <Confronto dichiarazione={dichiarazione} />
        <Proposte {...props} dichiarazione={dichiarazione} />
      </div>
    </section>
  );
}

function Confronto({ dichiarazione }: { dichiarazione: Dichiarazione }) {
  return (
    <table className={css.small}>
      <caption>{m.confronto}</caption>
      <thead>
        <tr>
          <th scope="col">{m.rigo}</th>
          <th scope="col" />
          <th scope="col" className={css.amount}>
            {m.dallAnno}
          </th>
          <th scope="col" className={css.amount}>
            {m.oggi}
          </th>
          <th scope="col" className={css.amount}>
            {m.differenza}
          </th>
        </tr>
      </thead>
      <tbody>
        {dichiarazione.confronto.map(({ casella, titolo, lipe, dichiarazione: oggi, differenza }) => (
          <tr key={casella}>
            <th scope="row">{casella}</th>
            <td>{titolo}</td>
            <td className={classi(css.amount, 'figures')}>{formatIntero(lipe)}</td>
            <td className={classi(css.amount, 'figures')}>{formatIntero(oggi)}</td>
            <td className={classi(css.amount, 'figures', differenza !== 0 && css.differs)}>
              {formatIntero(differenza)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Proposte({
  chiesta,
  dichiarazione,
  scrive,
  isCambiata,
  onPortata,
}: Props & { dichiarazione: Dichiarazione }) {
  const { run, inCorso } = useAtto();
  const nuove = dichiarazione.proposte.filter(isNuova);
  const [tolte, setTolte] = useState<readonly string[]>([]);
  /** A typed value is not chosen by itself, nor are the quadri that are written only sometimes. */
  const [prese, setPrese] = useState<readonly string[]>([]);
  const isDiSuo = ({ quadro, attuale }: Proposta) => quadro === 'VL' && attuale === null;
  const isScelta = (una: Proposta) =>
    isDiSuo(una) ? !tolte.includes(una.casella) : prese.includes(una.casella);
  const toggle = (una: Proposta) => {
    const [lista, set] = isDiSuo(una) ? ([tolte, setTolte] as const) : ([prese, setPrese] as const);
    set(lista.includes(una.casella) ? lista.filter((c) => c !== una.casella) : [...lista, una.casella]);
  };
  if (nuove.length === 0) return <p className={css.soft}>{m.nullaDaPortare}</p>;
  const scelte = nuove.filter(isScelta).map(({ casella }) => casella);
  const isAperta = dichiarazione.stato === 'Aperta';
  return (
    <div>
      <table className={css.small}>
        <caption>{m.porta}</caption>
        <tbody>
          {nuove.map((una, posto) => (
            <RigaProposta
              key={una.casella}
              una={una}
              titolo={nuove[posto - 1]?.quadro === una.quadro ? null : (m.quadri[una.quadro] ?? una.quadro)}
              scelta={isScelta(una)}
              onScelta={scrive && isAperta ? () => toggle(una) : undefined}
            />
          ))}
        </tbody>
      </table>
      {!isAperta && <p className={css.soft}>{m.chiusa}</p>}
      {scrive && isAperta && (
        <Button
          aspetto="primary"
          inCorso={inCorso}
          disabled={scelte.length === 0 || isCambiata}
          title={isCambiata ? m.salvaPrima : undefined}
          onClick={() =>
            void run(
              async () => onPortata(await portaLiquidazione(chiesta, scelte, dichiarazione.versione)),
              m.portate,
            )
          }
        >
          {m.portaScelte(scelte.length)}
        </Button>
      )}
    </div>
  );
}

type PropsRiga = {
  una: Proposta;
  titolo: string | null;
  scelta: boolean;
  onScelta: (() => void) | undefined;
};

function RigaProposta({ una, titolo, scelta, onScelta }: PropsRiga) {
  return (
    <>
      {titolo && (
        <tr>
          <th scope="rowgroup" colSpan={3} className={css.group}>
            {titolo}
          </th>
        </tr>
      )}
      <tr>
        <td>
          {onScelta ? (
            <Spunta etichetta={`${una.casella} ${una.titolo}`} scelta={scelta} onChange={onScelta} />
          ) : (
            `${una.casella} ${una.titolo}`
          )}
          <span className={css.reason}>{una.motivo}</span>
        </td>
        <td className={classi(css.amount, 'figures')}>{write(una.attuale)}</td>
        <td className={classi(css.amount, 'figures')}>{write(una.valore)}</td>
      </tr>
    </>
  );
}
