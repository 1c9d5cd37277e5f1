import type { Spiegazione } from '@quadra/fisco';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { messaggiAliquota } from '../../../messages/aliquota.ts';
import { messaggiImu as m } from '../../../messages/imu.ts';
import { Icona } from '../../../ui/comandi/Icona.tsx';
import { PannelloLaterale } from '../../../ui/riquadri/PannelloLaterale.tsx';
import { RiquadroErrore } from '../../../ui/stati/RiquadroErrore.tsx';
import css from './Imu.module.css';
import { type Chiesto, type DaSpiegare, spiegaQuery } from './imu.api.ts';

type Props = {
  chiesto: Chiesto;
  daSpiegare: DaSpiegare | null;
  pulsante: RefObject<HTMLElement | null>;
  larghezza: number;
  onClose: () => void;
};

/** How an amount came to be: the figure, the formula with today's numbers, the law, and what mattered in it. */
export function PannelloSpiegazione({ daSpiegare, ...props }: Props) {
  return (
    <PannelloLaterale aperto={daSpiegare !== null} titolo={m.spiegaTitolo} {...props}>
      {daSpiegare && <Contenuto chiesto={props.chiesto} daSpiegare={daSpiegare} />}
    </PannelloLaterale>
  );
}

function Contenuto({ chiesto, daSpiegare }: { chiesto: Chiesto; daSpiegare: DaSpiegare }) {
  const { data, error } = useQuery(spiegaQuery(chiesto, daSpiegare));
  if (error) {
    const { testo, codiceRichiesta } = toApiError(error);
    return <RiquadroErrore testo={testo} codiceRichiesta={codiceRichiesta} />;
  }
  if (!data) return <p className={css.soft}>{m.inLettura}</p>;
  return (
    <div className={css.explanation} aria-live="polite">
      <p className={css.soft}>{data.titolo}</p>
      <p className={css.figure}>{data.valoreTesto === '' ? '–' : data.valoreTesto}</p>
      <DelloStudio nodo={data} />
      <Passo nodo={data} isPrimo />
    </div>
  );
}

const isDelloStudio = ({ fonti }: Spiegazione) => fonti.some(({ inserita }) => inserita === 'studio');
const listDelloStudio = (nodo: Spiegazione): Spiegazione[] => [
  ...(isDelloStudio(nodo) ? [nodo] : []),
  ...nodo.operandi.flatMap(listDelloStudio),
];

/** Said before the steps: the rates of the studio are the last of them. */
function DelloStudio({ nodo }: { nodo: Spiegazione }) {
  const voci = new Set(
    listDelloStudio(nodo).map(({ valoreTesto, fonti: [fonte] }) =>
      [valoreTesto, fonte && `${fonte.atto.toLowerCase()} ${fonte.articolo}`].filter(Boolean).join(', '),
    ),
  );
  return voci.size === 0 ? null : (
    <p className={css.notice}>{messaggiAliquota.poggiaSu([...voci].join('; '))}</p>
  );
}

/** One step, then those under it. */
function Passo({ nodo, isPrimo = false }: { nodo: Spiegazione; isPrimo?: boolean }) {
  const { titolo, valoreTesto, stato, frase, formulaOggi, fonti, operandi } = nodo;
  return (
    <div className={css.step}>
      {!isPrimo && (
        <p className={css.stepHead}>
          <span>{titolo}</span>
          <span className="figures">{stato === 'non dovuto' || valoreTesto === '' ? '–' : valoreTesto}</span>
        </p>
      )}
      {formulaOggi !== undefined && <p className={css.formula}>{formulaOggi}</p>}
      {isDelloStudio(nodo) && <p className={css.formula}>{frase}</p>}
      {fonti.length > 0 && (
        <ul className={css.sources}>
          {fonti.map(({ atto, articolo, url, verificato, inserita }) => (
            <li key={`${atto} ${articolo}`}>
              <Icona di={IconScale} size={13} />
              <span>
                {url === undefined || inserita === undefined ? (
                  `${atto}, ${articolo}`
                ) : (
                  <a href={url} target="_blank" rel="noopener noreferrer" className={css.link}>
                    {atto}, {articolo}
                  </a>
                )}
                {!verificato && inserita === undefined && ` (${m.daRiscontrare})`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {operandi.length > 0 && (
        <ul className={css.steps}>
          {operandi.map((figlio, posto) => {
            const chiave = `${figlio.concetto} ${posto}`;
            return (
              <li key={chiave}>
                <Passo nodo={figlio} />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
