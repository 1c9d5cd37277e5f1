import { etichettaSezioneF24 } from '@quadra/contract';
import { IconArrowBackUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { messaggiModelloF24 as m } from '../../../messages/f24-modello.ts';
import { classi } from '../../../ui/classi.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { CellaImporto, CellaRiga, type PropsCella } from './CelleRiga.tsx';
import { type Colonna, colonneAtto, colonneDi } from './colonne.ts';
import css from './F24.module.css';
import { parolaQuery, type SezioneF24 as Sezione } from './f24.api.ts';
import { writeCent } from './importi.ts';
import { findAmmessi, type RigaValori, type RilievoDiRiga, type Versamenti } from './righe.ts';

const IMPORTO = 100;
const PROVENIENZA = 84;
const CESTINO = 32;
const CON_PAROLE: readonly Sezione[] = ['erario', 'inps', 'regioni'];

type Props = {
  v: Versamenti;
  sezione: Sezione;
  posti: number;
  righe: readonly RigaValori[];
  data: string;
  scrive: boolean;
  rilievi: readonly RilievoDiRiga[];
  change: (posto: number, nuovi: Partial<RigaValori>) => void;
  add: (sezione: Sezione) => void;
  remove: (posto: number) => void;
};

/** A section of the paper: its rows, what is said of each under it, its totals. */
export function SezioneF24(props: Props) {
  const { v, sezione, posti, righe, scrive, add } = props;
  const titolo = etichettaSezioneF24[sezione];
  const sue = righe.flatMap((riga, posto) => (riga.sezione === sezione ? [{ riga, posto }] : []));
  const conAtto = sue.some(({ riga }) => {
    const tributo = v.findTributo(riga.codice);
    return tributo?.ufficio || tributo?.atto || riga.ufficio !== '' || riga.atto !== '';
  });
  const colonne = conAtto ? [...colonneDi[sezione], ...colonneAtto] : colonneDi[sezione];
  const somma = (quale: 'debito' | 'credito') =>
    sue.reduce((tutto, { riga }) => tutto + (riga[quale] ?? 0), 0);
  const [debito, credito] = [somma('debito'), somma('credito')];
  return (
    <section aria-label={titolo} data-sezione={sezione}>
      <div className={css.sectionHead}>
        <h2>{titolo}</h2>
        {sue.length === 0 && <span className={css.soft}>{m.nessuna}</span>}
        {sue.length === 0 && scrive && <Aggiungi titolo={titolo} onAggiungi={() => add(sezione)} />}
      </div>
      {sue.length > 0 && (
        <>
          <div className={css.scroller}>
            <table className={css.table} style={{ minWidth: minimumOf(sezione, colonne) }}>
              <Testata sezione={sezione} colonne={colonne} scrive={scrive} />
              <tbody>
                {sue.map(({ riga, posto }, n) => (
                  <Riga key={riga.chiave} {...props} {...{ riga, posto, colonne, titolo }} numero={n + 1} />
                ))}
              </tbody>
            </table>
          </div>
          <div className={css.foot}>
            {scrive && <Aggiungi titolo={titolo} onAggiungi={() => add(sezione)} />}
            <span className={css.soft}>{m.quante(sue.length, posti)}</span>
            <span>
              {m.debito} <strong className="figures">{writeCent(debito)}</strong>
            </span>
            <span>
              {m.credito} <strong className="figures">{writeCent(credito)}</strong>
            </span>
            <span>
              {m.saldoSezione}{' '}
              <strong className={classi('figures', css.calc)}>{writeCent(debito - credito)}</strong>
            </span>
          </div>
        </>
      )}
    </section>
  );
}

const PAROLE = 100;
const minimumOf = (sezione: Sezione, colonne: readonly Colonna[]): number =>
  colonne.reduce((tutto, { larghezza }) => tutto + larghezza, 0) +
  (CON_PAROLE.includes(sezione) ? PAROLE : 0) +
  PROVENIENZA +
  2 * IMPORTO +
  CESTINO;

const Aggiungi = ({ titolo, onAggiungi }: { titolo: string; onAggiungi: () => void }) => (
  <Button aspetto="quiet" icona={IconPlus} aria-label={m.aggiungi(titolo)} onClick={onAggiungi}>
    {m.riga}
  </Button>
);

function Testata({
  sezione,
  colonne,
  scrive,
}: {
  sezione: Sezione;
  colonne: readonly Colonna[];
  scrive: boolean;
}) {
  const conParole = CON_PAROLE.includes(sezione);
  return (
    <thead>
      <tr>
        {colonne.map(({ nome, testo, larghezza, tipo }) => (
          <th
            key={nome}
            scope="col"
            style={{ width: larghezza }}
            className={classi(tipo === 'spunta' && css.tick)}
          >
            {testo}
          </th>
        ))}
        {conParole && <td className={css.blank} aria-hidden />}
        <th scope="col" style={{ width: PROVENIENZA }}>
          {m.provenienza}
        </th>
        <th scope="col" style={{ width: IMPORTO }} className={css.amount}>
          {m.debito}
        </th>
        <th scope="col" style={{ width: IMPORTO }} className={css.amount}>
          {m.credito}
        </th>
        {scrive && <td className={css.blank} style={{ width: CESTINO }} />}
      </tr>
    </thead>
  );
}

type PropsRiga = Props & {
  riga: RigaValori;
  posto: number;
  numero: number;
  titolo: string;
  colonne: readonly Colonna[];
};

function Riga({ v, sezione, riga, posto, numero, titolo, colonne, ...props }: PropsRiga) {
  const idRilievi = useId();
  const suoi = props.rilievi.filter((rilievo) => rilievo.posto === posto);
  const ammessi = findAmmessi(v.findTributo(riga.codice));
  const cella: PropsCella = {
    riga,
    posto,
    nome: (campo) => m.nome(campo, titolo, numero),
    data: props.data,
    scrive: props.scrive,
    rilievi: suoi,
    idRilievi,
    change: (nuovi) => props.change(posto, nuovi),
  };
  const quante = colonne.length + (CON_PAROLE.includes(sezione) ? 1 : 0) + 4;
  return (
    <>
      <tr data-riga={posto}>
        {colonne.map((colonna) => (
          <td
            key={colonna.nome}
            data-percorso={`righe.${posto}.${colonna.nome}`}
            className={classi(colonna.tipo === 'spunta' && css.tick)}
          >
            <CellaRiga
              {...cella}
              colonna={colonna}
              isAmmessa={
                colonna.nome === 'rateazione' || colonna.nome === 'anno' ? ammessi[colonna.nome] : true
              }
            />
          </td>
        ))}
        {CON_PAROLE.includes(sezione) && <Parole codice={riga.codice} sezione={sezione} data={props.data} />}
        <td>
          <Provenienza riga={riga} />
        </td>
        {(['debito', 'credito'] as const).map((quale) => (
          <td key={quale} className={css.amount} data-percorso={`righe.${posto}.${quale}`}>
            <CellaImporto {...cella} quale={quale} isAmmessa={ammessi[quale]} />
          </td>
        ))}
        {props.scrive && (
          <td>
            <IconButton
              icona={IconTrash}
              size={16}
              nome={m.togli(titolo, numero)}
              onClick={() => props.remove(posto)}
            />
          </td>
        )}
      </tr>
      {(suoi.length > 0 || isDiversa(riga)) && (
        <tr className={css.finding}>
          <td colSpan={quante} id={idRilievi}>
            {suoi.map(({ codice, livello, frase }) => (
              <span key={codice + frase} className={livello === 'errore' ? css.error : css.warning}>
                {`${frase} `}
              </span>
            ))}
            {isDiversa(riga) && <Diversa riga={riga} scrive={props.scrive} change={cella.change} />}
          </td>
        </tr>
      )}
    </>
  );
}

const isDiversa = ({ idVoce, calcolato, debito, credito }: RigaValori): boolean =>
  idVoce !== null && calcolato !== null && calcolato !== (debito ?? 0) + (credito ?? 0);

function Diversa({ riga, scrive, change }: Pick<PropsCella, 'riga' | 'scrive' | 'change'>) {
  const { calcolato } = riga;
  if (calcolato === null) return null;
  return (
    <>
      <span className={css.struck}>{m.eraCalcolato(writeCent(calcolato))}</span>{' '}
      {scrive && (
        <IconButton
          icona={IconArrowBackUp}
          size={16}
          nome={m.ripristinaCalcolo}
          onClick={() => change(riga.credito === null ? { debito: calcolato } : { credito: calcolato })}
        />
      )}
    </>
  );
}

function Parole({ codice, sezione, data }: { codice: string; sezione: Sezione; data: string }) {
  const { data: parola } = useQuery({ ...parolaQuery(codice, sezione, data), enabled: codice.length > 2 });
  return <td title={parola}>{parola}</td>;
}

/** Where a row comes from: the casella it was born in opens its declaration. */
function Provenienza({ riga: { provenienza } }: { riga: RigaValori }) {
  if (provenienza === null) return <span className={css.soft}>{m.aMano}</span>;
  const { idDichiarazione, anno, casella, nome } = provenienza;
  if (idDichiarazione === null) return <span title={nome}>{nome}</span>;
  return (
    <Link to="/dichiarazione/$anno/$id" params={{ anno: String(anno), id: idDichiarazione }} title={nome}>
      {casella ?? nome}
    </Link>
  );
}
