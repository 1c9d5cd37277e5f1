import { formatData } from '@quadra/values';
import { Link } from '@tanstack/react-router';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiVisura as m } from '../../../messages/visura.ts';
import { Casella } from '../../../ui/campi/Casella.tsx';
import { classi } from '../../../ui/classi.ts';
import tabella from '../../../ui/pagina/Tabella.module.css';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { namePosto, tipoConfronto } from './stato-visura.ts';
import css from './Visura.module.css';
import type { Confronto, ImmobileVisto, Visura } from './visura.api.ts';

type Paragone = Confronto['righe'][number];
type Props = {
  visura: Visura;
  confronto?: Confronto | undefined;
  /** The rows that are chosen, and how one is; left out: nothing is chosen here. */
  scelte?: ReadonlySet<number> | undefined;
  onScegli?: (riga: number) => void;
};

/** What a search found, row by row, with how each stands in Quadra. */
export function Immobili({ visura, confronto, scelte, onScegli }: Props) {
  const perRiga = new Map(confronto?.righe.map((uno) => [uno.riga, uno]));
  return (
    <section className={css.wide} aria-label={m.immobili}>
      <table className={classi(tabella.table, css.table)}>
        <thead>
          <tr>
            {scelte && <th aria-label={m.importa(0)} />}
            <th scope="col">{m.immobile}</th>
            <th scope="col">{m.dati}</th>
            <th scope="col">{m.intestati}</th>
            {confronto && <th scope="col">{m.inQuadra}</th>}
          </tr>
        </thead>
        <tbody>
          {visura.righe.map((uno, n) => {
            const paragone = perRiga.get(n);
            const { comune, posto } = namePosto(uno);
            return (
              <tr key={`${uno.catasto} ${comune} ${posto}`}>
                {scelte && (
                  <td>
                    {paragone && isImportabile(paragone) && (
                      <Casella
                        nome={m.scegli(`${comune}, ${posto}`)}
                        stato={scelte.has(n)}
                        onChange={() => onScegli?.(n)}
                      />
                    )}
                  </td>
                )}
                <td>
                  <strong>{comune}</strong>
                  <span className={css.line}>
                    {uno.catasto === 'Fabbricati' ? m.fabbricato : m.terreno}, {posto}
                  </span>
                  {uno.indirizzo && <span className={css.soft}>{uno.indirizzo}</span>}
                </td>
                <td>
                  <Dati uno={uno} />
                </td>
                <td>
                  <Intestati uno={uno} />
                </td>
                {confronto && <td>{paragone && <InQuadra uno={uno} paragone={paragone} />}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** It has something to bring: missing, or different in what may be written. */
export const isImportabile = ({ stato, motivo }: Pick<Paragone, 'stato' | 'motivo'>): boolean =>
  motivo === null && stato !== 'Uguale';

function Dati({ uno }: { uno: ImmobileVisto }) {
  const importi =
    uno.catasto === 'Fabbricati'
      ? ([[m.rendita, uno.rendita]] as const)
      : ([
          [m.dominicale, uno.renditaDominicale],
          [m.agrario, uno.renditaAgraria],
        ] as const);
  return (
    <>
      {uno.categoria && <span className={css.line}>{m.categoria(uno.categoria, uno.classe)}</span>}
      {importi.map(
        ([nome, importo]) =>
          importo !== null && (
            <span key={nome} className={css.line}>
              {nome} {formatImporto(importo)}
            </span>
          ),
      )}
    </>
  );
}

const Intestati = ({ uno }: { uno: ImmobileVisto }) => (
  <ul className={css.holders}>
    {uno.intestati.map((intestato) => (
      <li key={`${intestato.denominazione} ${intestato.diritto} ${intestato.quotaScritta}`}>
        {intestato.denominazione}
        <span className={css.soft}>
          {intestato.diritto} {intestato.quotaScritta}
          {intestato.dal && ` ${m.dal} ${formatData(intestato.dal)}`}
        </span>
      </li>
    ))}
  </ul>
);

function InQuadra({ uno, paragone }: { uno: ImmobileVisto; paragone: Paragone }) {
  const { idImmobile, stato, motivo, differenze } = paragone;
  return (
    <>
      <Stato tipo={tipoConfronto[stato]} testo={m.nomeStato(stato)} />
      {motivo && <span className={css.soft}>{motivo}</span>}
      {differenze.map(({ campo, visura, quadra }) => (
        <span key={campo} className={css.line}>
          {campo}: {m.visto} <strong>{visura || m.nulla}</strong>, {m.scritto}{' '}
          <strong>{quadra || m.nulla}</strong>
        </span>
      ))}
      {idImmobile && (
        <Link
          to={uno.catasto === 'Fabbricati' ? '/fabbricato/$id' : '/terreno/$id'}
          params={{ id: idImmobile }}
          className={css.open}
        >
          {m.apri}
        </Link>
      )}
    </>
  );
}
