import { useState } from 'react';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { Campo } from '../../../../ui/campi/Campo.tsx';
import { NumericInput } from '../../../../ui/campi/numeric-input/NumericInput.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { formatValore } from '../dati/formato.ts';
import css from './Spiega.module.css';

const MOTIVO_MINIMO = 3;

/** Puts a value by hand in place of the computed one, with the reason; or gives it back to the law. */
export function ModificaAMano({ chiave, onFine }: { chiave: string; onFine: () => void }) {
  const { campi, modello } = useApertura();
  const casella = modello.findCasella(chiave);
  const forzatura = campi.getForzatura(chiave);
  const { esito } = campi.get(chiave);
  const legge = esito.stato === 'forzato' ? esito.calcolato : esito.valore;
  const [valore, setValore] = useState<number | null>(
    forzatura?.valore ?? (typeof esito.valore === 'number' ? esito.valore : null),
  );
  const [motivo, setMotivo] = useState(forzatura?.motivo ?? '');
  const [provato, setProvato] = useState(false);
  const motivoBreve = motivo.trim().length < MOTIVO_MINIMO;
  const apply = () => {
    setProvato(true);
    if (motivoBreve || valore === null) return;
    campi.force(chiave, { valore, motivo: motivo.trim() });
    onFine();
  };
  return (
    <form
      className={css.override}
      noValidate
      onKeyDown={(evento) => {
        if (evento.key !== 'Escape') return;
        evento.preventDefault();
        onFine();
      }}
      onSubmit={(evento) => {
        evento.preventDefault();
        apply();
      }}
    >
      <Campo
        etichetta={m.valoreAMano}
        messaggio={provato && valore === null ? { tipo: 'error', testo: m.valoreMancante } : null}
      >
        {(attributi) => (
          <NumericInput
            {...attributi}
            autoFocus
            valore={valore}
            opzioni={{ nullable: true, negativi: casella?.negativi ?? false }}
            zeroVisibile
            onTyping={({ valore: letto }) => setValore(letto)}
            onValore={setValore}
          />
        )}
      </Campo>
      <Campo
        etichetta={m.motivo}
        messaggio={provato && motivoBreve ? { tipo: 'error', testo: m.motivoBreve } : null}
      >
        {(attributi) => (
          <input
            {...attributi}
            maxLength={200}
            value={motivo}
            onChange={(evento) => setMotivo(evento.target.value)}
          />
        )}
      </Campo>
      {legge !== undefined && <p className={css.reason}>{m.calcoloDi(formatValore(casella, legge))}</p>}
      <div className={css.buttons}>
        <Button aspetto="quiet" onClick={onFine}>
          {m.annulla}
        </Button>
        <Button type="submit">{m.applica}</Button>
      </div>
    </form>
  );
}
