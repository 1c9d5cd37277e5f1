import { baseOf } from '@quadra/fisco';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { createBozze } from '../../../../dominio/bozza/bozze.ts';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiAffiancate as m } from '../../../../messages/affiancate.ts';
import { classi } from '../../../../ui/classi.ts';
import { IconButton } from '../../../../ui/comandi/Button.tsx';
import { type Apertura, ContestoApertura, useApertura } from '../apertura/contesto.ts';
import { formatSegno } from '../confronto/voci.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatImporto, formatValore } from '../dati/formato.ts';
import { Casella } from '../quadro/Casella.tsx';
import css from './Affiancate.module.css';
import type { Colonna } from './colonne.ts';
import { compareColonne, computeEffetto, type Importo, type Lettura, type RigaConfronto } from './righe.ts';
import { TestaColonna, TestaReale } from './TestaColonna.tsx';
import type { Colonne } from './useColonne.ts';
import { usePromozione } from './usePromozione.tsx';

/** A simulation has no draft on the server: its columns are kept in the tab. */
const senzaBozze: Apertura['bozze'] = createBozze({
  luogoOf: (parte) => parte,
  modificheOf: () => null,
  forget: () => {},
  save: () => Promise.resolve(new Date().toISOString()),
});

/** What was changed above, what it comes to below; the columns are the declaration and its simulations. */
export function TabellaAffiancate({ colonne }: { colonne: Colonne }) {
  const { modello, campi: reale } = useApertura();
  const promozione = usePromozione();
  const tutte = [reale, ...colonne.colonne.map(({ campi }) => campi)];
  const letture = tutte.map(
    (campi): Lettura =>
      (chiave) =>
        campi.get(chiave).esito,
  );
  const [leggiReale] = letture;
  const nomi = ['reale', ...colonne.colonne.map(({ id }) => String(id))];
  const larghezza = tutte.length + 1;
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.what}>
              <span className="hidden">{m.voce}</span>
            </th>
            {leggiReale && <TestaReale get={leggiReale} />}
            {colonne.colonne.map((colonna, i) => (
              <TestaColonna
                key={colonna.id}
                colonna={colonna}
                posto={i + 2}
                colonne={colonne}
                promozione={promozione}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <Titolo larghezza={larghezza}>{m.cambiati}</Titolo>
          {colonne.caselle.length === 0 && (
            <tr>
              <td colSpan={larghezza} className={css.soft}>
                {m.nessunaCasella}
              </td>
            </tr>
          )}
          {colonne.caselle.map((chiave) => (
            <RigaCasella key={chiave} chiave={chiave} colonne={colonne} />
          ))}
        </tbody>
        {compareColonne(modello, letture).map(({ gruppo, righe }) => (
          <tbody key={gruppo}>
            <Titolo larghezza={larghezza}>{m.gruppi[gruppo]}</Titolo>
            {righe.map((riga) => (
              <RigaRisultato key={riga.chiave ?? riga.nome} riga={riga} nomi={nomi} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

const Titolo = ({ larghezza, children }: { larghezza: number; children: ReactNode }) => (
  <tr>
    <th colSpan={larghezza} scope="rowgroup" className={css.group}>
      {children}
    </th>
  </tr>
);

/** A casella to type in each simulation, beside the value of the declaration. */
function RigaCasella({ chiave, colonne }: { chiave: string; colonne: Colonne }) {
  const { modello, campi: reale } = useApertura();
  const casella = modello.findCasella(chiave) ?? modello.findCasella(baseOf(chiave));
  if (casella === undefined) return null;
  const { stato, valore } = reale.get(chiave).esito;
  const nome = nameCasella(chiave);
  return (
    <tr>
      <th scope="row" className={css.what}>
        <span className={css.input}>
          <span>
            <span className="strong figures">{nome}</span> {casella.titolo}
          </span>
          <IconButton icona={IconX} nome={m.togli(nome)} size={16} onClick={() => colonne.remove(chiave)} />
        </span>
      </th>
      <td className={classi(css.value, css.beside, 'figures')}>
        {(stato === 'completo' && formatValore(casella, valore)) || m.vuota}
      </td>
      {colonne.colonne.map((colonna) => (
        <CellaCasella key={colonna.id} chiave={chiave} colonna={colonna} />
      ))}
    </tr>
  );
}

/** The same box as in the quadro, over the calculation of the column. */
function CellaCasella({ chiave, colonna }: { chiave: string; colonna: Colonna }) {
  const apertura = useApertura();
  const { campi } = colonna;
  const sua = useMemo(
    (): Apertura => ({ ...apertura, campi, bozze: senzaBozze, solaLettura: false }),
    [apertura, campi],
  );
  const casella = apertura.modello.findCasella(chiave) ?? apertura.modello.findCasella(baseOf(chiave));
  if (casella === undefined) return null;
  const isCambiata = chiave in campi.modifiche().righi;
  const { rifiutato } = campi.get(chiave);
  return (
    <td className={classi(css.value, css.typed, isCambiata && css.changed)}>
      <ContestoApertura value={sua}>
        <Casella casella={casella} chiave={chiave} nomeRigo={casella.titolo} />
      </ContestoApertura>
      {rifiutato && <p className={css.refused}>{rifiutato.frase}</p>}
      {isCambiata && !rifiutato && <p className={css.mark}>{m.cambiata}</p>}
    </td>
  );
}

const writeImporto = (importo: Importo): string =>
  importo === null ? m.incompleto : formatIntero(importo).replace('-', '−');

function RigaRisultato({ riga, nomi }: { riga: RigaConfronto; nomi: readonly string[] }) {
  const { explain } = useApertura();
  const { nome, chiave, importi } = riga;
  const [reale = null] = importi;
  const isTotale = nome === '';
  return (
    <tr className={isTotale ? css.total : undefined}>
      <th scope="row" className={css.what}>
        {chiave === null ? (
          nome || m.totale
        ) : (
          <>
            <button type="button" className={classi(css.open, 'figures')} onClick={() => explain(chiave)}>
              {nameCasella(chiave)}
            </button>{' '}
            {nome}
          </>
        )}
      </th>
      {nomi.map((colonna, posto) => (
        <td key={colonna} className={classi(css.value, 'figures')}>
          {writeImporto(importi[posto] ?? null)}
          {posto > 0 && <Effetto valore={computeEffetto(importi[posto] ?? null, reale)} />}
        </td>
      ))}
    </tr>
  );
}

/** What a column is worth against the declaration; nothing where it is the same. */
function Effetto({ valore }: { valore: Importo }) {
  if (valore === null || valore === 0) return null;
  return (
    <p className={css.effect} title={m.differenza}>
      {formatSegno(valore, formatImporto)}
    </p>
  );
}
