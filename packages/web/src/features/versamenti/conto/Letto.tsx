import { giornoDiRoma } from '@quadra/values';
import { IconRefresh } from '@tabler/icons-react';
import { useSessione } from '../../../api/contesto.ts';
import { formatMomento } from '../../../formato/formato.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import { AggiungiVoce } from './AggiungiVoce.tsx';
import css from './Conto.module.css';
import { type Chiesto, type Conto, mayPreparare } from './conto.api.ts';
import { Errore } from './Errore.tsx';
import { Modelli } from './Modelli.tsx';
import { Aperte } from './NonCreato.tsx';
import { Previsioni } from './Previsioni.tsx';
import { Proposta } from './Proposta.tsx';
import { listScadenze } from './stati.ts';
import { useElaborazione } from './useElaborazione.ts';
import { Crediti, Debiti } from './Voci.tsx';

/** The conto: two figures, debts, credits and models on one grid, whether they close, how the rest is paid. */
export function Letto({ chiesto, conto }: { chiesto: Chiesto; conto: Conto }) {
  const elaborazione = useElaborazione(chiesto);
  const scrive = mayPreparare(useSessione().utente);
  const { inCorso, errore, elabora } = elaborazione;
  const retry = () => void elabora();
  return (
    <>
      <Errore {...{ errore, tenuto: conto.errore }} onRiprova={scrive ? retry : null} />
      <Cifre conto={conto} />
      {conto.inAttesa && (
        <p className={css.soft} role="status">
          {m.inAttesa}
        </p>
      )}
      {conto.aperte.length > 0 && (
        <p className={css.notMade}>
          {m.apertePoi} <Aperte aperte={conto.aperte} anno={chiesto.anno} />
        </p>
      )}
      <div className={css.scroller}>
        <Debiti {...{ conto, chiesto }} scrive={scrive} />
        <Crediti {...{ conto, chiesto }} scrive={scrive} />
        <Modelli conto={conto} />
      </div>
      <Previsioni {...{ chiesto, conto, scrive }} />
      <footer className={css.foot}>
        <Quadra conto={conto} />
        <span className={css.made}>
          {conto.elaboratoIl !== null && m.elaborato(formatMomento(conto.elaboratoIl))}
          {scrive && (
            <>
              <AggiungiVoce chiesto={chiesto} />
              <Button aspetto="quiet" icona={IconRefresh} inCorso={inCorso} onClick={retry}>
                {m.rielabora}
              </Button>
            </>
          )}
        </span>
      </footer>
      <Proposta {...{ chiesto, conto, scrive, elaborazione }} />
    </>
  );
}

function Cifre({ conto }: { conto: Conto }) {
  const [prima, poi] = listScadenze(conto);
  const oggi = giornoDiRoma(new Date());
  return (
    <div className={css.figures}>
      {prima === undefined ? (
        <p className={css.figureText}>{m.nullaDaPagare}</p>
      ) : (
        <p className={css.figureBox}>
          <strong className={classi(css.figure, 'figures')}>{formatImporto(prima.saldo)}</strong>
          <span className={css.figureText}>
            {prima.data < oggi ? m.scadutoIl(prima.data) : m.daPagareEntro(prima.data)}
            {poi && <span className={css.soft}>{m.poi(formatImporto(poi.saldo), poi.data)}</span>}
          </span>
        </p>
      )}
      <p className={css.figureBox}>
        <strong className={classi(css.figure, 'figures')}>
          {formatImporto(conto.quadratura.crediti.resta)}
        </strong>
        <span className={css.figureText}>
          {m.aCredito}
          <span className={css.soft}>{m.daUsare}</span>
        </span>
      </p>
    </div>
  );
}

function Quadra({ conto: { quadratura, voci } }: { conto: Conto }) {
  const storte = voci.filter(({ id }) => quadratura.voci.includes(id)).map(({ nome }) => nome);
  const isQuadra = quadratura.differenza === 0 && storte.length === 0;
  return (
    <p className={css.balance} role="status">
      <Stato tipo={isQuadra ? 'fatto' : 'errore'} testo={isQuadra ? m.quadra : m.nonQuadra} />
      <span className={css.soft}>
        {isQuadra
          ? m.quadraTesto(formatImporto(quadratura.crediti.inF24))
          : m.nonQuadraTesto(formatImporto(Math.abs(quadratura.differenza)))}
        {storte.length > 0 && ` ${m.righeStorte(storte)}`}
      </span>
    </p>
  );
}
