import type { TipoPagamento } from '@quadra/contract';
import { useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { messaggiAcquisto as m } from '../../messages/acquisto.ts';
import { Spunta } from '../../ui/campi/Spunta.tsx';
import { Button } from '../../ui/comandi/Button.tsx';
import { Stato } from '../../ui/stati/Stato.tsx';
import css from './Acquisto.module.css';
import type { OffertaPagamento, PacchettoOfferto } from './acquisto.api.ts';
import { askFatturazione } from './DialogoFatturazione.tsx';
import { formatImporto } from './importo.ts';
import { findProposto } from './scelta.ts';
import { TabellaMetodi, TabellaPacchetti } from './Tabelle.tsx';

export type Scelta = { idPacchetto: string; metodo: TipoPagamento; salvaAlias: boolean };
type Props = {
  offerta: OffertaPagamento;
  mancano: number;
  isInAttesa: boolean;
  pacchetto: string | null;
  /** What was chosen the time before, that did not go through. */
  ultima: Scelta | null;
  inCorso: boolean;
  /** Why the way to pay that was chosen was refused. */
  errore: string | null;
  onPaga: (scelta: Scelta) => void;
  onFatturazione: () => void;
  onAnnulla: () => void;
};

const writePerche = (proposto: PacchettoOfferto, mancano: number): string =>
  mancano > proposto.crediti ? m.nonBasta(proposto.nome, mancano) : m.perche(proposto.nome, mancano);

/** What is bought, how it is paid, who the invoice is for. */
export function Scelte(props: Props) {
  const { offerta, mancano, isInAttesa, inCorso, onPaga, onAnnulla } = props;
  const proposto = findProposto(offerta.pacchetti, mancano);
  const [premuto, setPremuto] = useState(props.ultima?.idPacchetto ?? props.pacchetto);
  const [scritto, setScritto] = useState<TipoPagamento | null>(props.ultima?.metodo ?? null);
  const [salvaAlias, setSalvaAlias] = useState(props.ultima?.salvaAlias ?? false);
  const scelto = offerta.pacchetti.find(({ id }) => id === premuto) ?? proposto;
  const metodo = offerta.metodi.find((uno) => uno.metodo === scritto) ?? offerta.metodi[0];
  const isCarta = metodo?.metodo === 'Carta di credito';
  const totale = scelto === undefined ? '' : `${formatImporto(scelto.totale)} €`;
  const isSubito = isCarta || metodo?.metodo === 'Paypal';
  const nome = !isSubito ? m.prenota(totale) : isInAttesa ? m.pagaERiprendi(totale) : m.paga(totale);
  const canPagare = scelto !== undefined && metodo !== undefined && offerta.fatturazione.completa;
  return (
    <>
      <section>
        <div className={css.head}>
          <h3 className={css.heading}>{m.pacchetto}</h3>
          <span className={css.soft}>{m.vende(offerta.venditore.nome)}</span>
        </div>
        <TabellaPacchetti {...{ offerta, mancano, proposto, scelto }} onScelto={({ id }) => setPremuto(id)} />
        {proposto && <p className={css.soft}>{writePerche(proposto, mancano)}</p>}
      </section>
      <section>
        <div className={css.head}>
          <h3 className={css.heading}>{m.metodo}</h3>
          {isInAttesa && isSubito && <span className={css.soft}>{m.riprende}</span>}
        </div>
        <TabellaMetodi
          metodi={offerta.metodi}
          scelto={metodo}
          errore={props.errore}
          onScelto={(uno) => setScritto(uno.metodo)}
        />
        {isCarta && (
          <p>
            <Spunta etichetta={m.salvaCarta} scelta={salvaAlias} onChange={setSalvaAlias} />
          </p>
        )}
      </section>
      <DatiFattura offerta={offerta} onCambiati={props.onFatturazione} />
      <div className={css.foot}>
        {scelto && <Somme scelto={scelto} aliquota={offerta.aliquota} />}
        <div className={css.right}>
          {isCarta && <span className={css.soft}>{m.conserva}</span>}
          <div className={css.buttons}>
            <Button onClick={onAnnulla}>{m.annulla}</Button>
            <Button
              aspetto="primary"
              disabled={!canPagare}
              inCorso={inCorso}
              onClick={() =>
                scelto && metodo && onPaga({ idPacchetto: scelto.id, metodo: metodo.metodo, salvaAlias })
              }
            >
              {nome}
            </Button>
          </div>
        </div>
      </div>
    </>
  );
}

/** Price, VAT and total of what is bought. */
export const Somme = ({
  scelto,
  aliquota,
}: {
  scelto: Pick<PacchettoOfferto, 'imponibile' | 'iva' | 'totale'>;
  aliquota: number;
}) => (
  <dl className={css.sums}>
    <dt>{m.imponibile}</dt>
    <dd>{formatImporto(scelto.imponibile)}</dd>
    <dt>{m.iva(aliquota)}</dt>
    <dd>{formatImporto(scelto.iva)}</dd>
    <dt className={css.total}>{m.totale}</dt>
    <dd className={css.total}>{formatImporto(scelto.totale)} €</dd>
  </dl>
);

/** Who the invoice will be for; what is missing is asked here. */
export function DatiFattura({
  offerta: { fatturazione: f },
  onCambiati,
}: {
  offerta: Pick<OffertaPagamento, 'fatturazione'>;
  onCambiati: () => void;
}) {
  const { studioId } = useSessione().utente;
  const change = async () => {
    if (studioId !== null && (await askFatturazione(studioId))) onCambiati();
  };
  const sede = [
    f.via,
    [f.cap, f.comuneDescrizione ?? f.comune, f.provincia && `(${f.provincia})`].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(', ');
  const voci: readonly (readonly [string, string | null])[] = [
    [m.intestazione, f.intestazione],
    [m.partitaIva, f.partitaIva],
    [m.sede, sede],
    [m.codiceSdi, f.codiceSDI],
    [m.pec, f.pec],
    [m.fattura, m.dopoIncasso],
  ];
  return (
    <section>
      <div className={css.head}>
        <h3 className={css.heading}>
          {m.fatturazione}{' '}
          <Stato tipo={f.completa ? 'fatto' : 'attenzione'} testo={f.completa ? m.completi : m.incompleti} />
        </h3>
        <Button aspetto={f.completa ? 'quiet' : 'secondary'} onClick={() => void change()}>
          {m.modifica}
        </Button>
      </div>
      <dl className={css.data}>
        {voci.map(([nome, valore]) => (
          <div key={nome} style={{ display: 'contents' }}>
            <dt>{nome}</dt>
            <dd>{valore || m.nessuno}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
