import { useState } from 'react';
import { tellSchede } from '../../api/canale.ts';
import { useSessione } from '../../api/contesto.ts';
import { keepSessione } from '../../api/sessione.api.ts';
import { messaggiSessione as m } from '../../messages/sessione.ts';
import { Button } from '../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../ui/finestre/Finestra.tsx';
import { finishSostituzione } from './BannerSostituzione.tsx';
import css from './FineSessione.module.css';
import { type Fine, formatResta } from './fine-sessione.ts';
import { useFineSessione } from './useFineSessione.ts';

const ora = new Intl.DateTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });

/** Five minutes before the session ends: how long there is, and what can be done. */
export function FineSessione() {
  const fine = useFineSessione();
  const [accettata, setAccettata] = useState<number | null>(null);
  if (fine === null || (accettata !== null && Math.abs(accettata - fine.quando) < 5_000)) return null;
  return <Avviso fine={fine} onContinua={() => setAccettata(fine.quando)} />;
}

function computeTesto({ tipo, resta, quando }: Fine, isSostituzione: boolean): string {
  const tempo = formatResta(resta);
  if (tipo === 'inattiva') return m.fineInattiva(tempo);
  return isSostituzione
    ? m.fineSostituzione(tempo, ora.format(quando))
    : m.fineAssoluta(tempo, ora.format(quando));
}

function Avviso({ fine, onContinua }: { fine: Fine; onContinua: () => void }) {
  const { utente, logout } = useSessione();
  const [giro, setGiro] = useState(0);
  const isSostituzione = utente.sessione.sostituzione !== null;
  const resta = async () => {
    const stato = await keepSessione().catch(() => null);
    if (stato !== null) tellSchede({ tipo: 'attiva', stato });
  };
  // Only its buttons answer: gone with a dialog it stood on, it comes back.
  return (
    <Finestra
      key={giro}
      tipo="avviso"
      titolo={m.fineTitolo}
      larghezza={440}
      obbligata
      onChiusa={() => setGiro((prima) => prima + 1)}
    >
      <p className={css.text}>
        <span className="figures">{computeTesto(fine, isSostituzione)}</span>
        <span className={css.hint}>{m.bozzeSalvate}</span>
      </p>
      <PulsantiFinestra>
        {fine.tipo === 'inattiva' ? (
          <>
            <Button onClick={logout}>{m.esci}</Button>
            <Button aspetto="primary" onClick={resta} data-autofocus>
              {m.restaConnesso}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onContinua}>{m.continua}</Button>
            <Button aspetto="primary" onClick={isSostituzione ? finishSostituzione : logout} data-autofocus>
              {isSostituzione ? m.tornaAllaSua : m.accediDiNuovo}
            </Button>
          </>
        )}
      </PulsantiFinestra>
    </Finestra>
  );
}
