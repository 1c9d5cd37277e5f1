import { type OpzioniStampa, requisiti } from '@quadra/contract';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { messaggiStampaMinisteriale as m } from '../../../../messages/ministeriale.ts';
import { messaggiUi } from '../../../../messages/ui.ts';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { useApertura } from '../apertura/contesto.ts';
import type { Copertina } from '../dichiarazione.api.ts';
import css from './Riepilogo.module.css';
import { useStampa } from './stampa.ts';

type Props = { copertina: Copertina; scheda: OpzioniStampa['scheda']; onClose: () => void };

/** Before the print on the official pages: what would be left out of it, casella by casella. */
export default function StampaMinisteriale({ copertina: { senzaPosto }, scheda, onClose }: Props) {
  const { dichiarazione } = useApertura();
  const { print, printDefinitiva } = useStampa();
  const stampa = canScrivere(useSessione().utente, requisiti.stampaDichiarazioni);
  const definitiva = dichiarazione.stato === 'Chiusa' && dichiarazione.esito !== 'incompleto' && stampa;
  const run = (tipo: 'bozza' | 'definitiva') => {
    onClose();
    const come = { forma: 'Ministeriale', scheda } as const;
    void (tipo === 'bozza' ? print(tipo, come) : printDefinitiva(come));
  };
  return (
    <Finestra tipo="modale" titolo={m.titolo} larghezza={680} onChiusa={onClose}>
      {senzaPosto.length === 0 ? (
        <p>{m.completo}</p>
      ) : (
        <>
          <p className="strong">{m.senzaPosto(senzaPosto.length)}</p>
          <p className={css.coverage}>{m.senzaPostoTesto}</p>
          <section className={css.left} aria-label={m.senzaPosto(senzaPosto.length)}>
            <table className={classi(css.rates, css.unplaced)}>
              <thead>
                <tr>
                  <th scope="col">{m.casella}</th>
                  <th scope="col">{m.descrizione}</th>
                  <th scope="col">{m.valore}</th>
                </tr>
              </thead>
              <tbody>
                {senzaPosto.map(({ chiave, titolo, valore, nonEntra }) => (
                  <tr key={chiave}>
                    <td className="figures">{chiave}</td>
                    <td>
                      {titolo} {nonEntra && <span className={css.coverage}>({m.nonEntra})</span>}
                    </td>
                    <td className="figures">{valore}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
      <PulsantiFinestra>
        <Button onClick={onClose}>{messaggiUi.annulla}</Button>
        <Button aspetto={definitiva ? 'secondary' : 'primary'} onClick={() => run('bozza')}>
          {m.bozza}
        </Button>
        {definitiva && (
          <Button aspetto="primary" onClick={() => run('definitiva')}>
            {m.definitiva}
          </Button>
        )}
      </PulsantiFinestra>
    </Finestra>
  );
}
