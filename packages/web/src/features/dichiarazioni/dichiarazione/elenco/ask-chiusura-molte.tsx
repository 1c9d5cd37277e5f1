import { messaggiVita as m } from '../../../../messages/vita.ts';
import { openModale } from '../../../../ui/finestre/apertura.ts';
import { checkMotivo, MotivoChiusura, makeMotivo } from '../vita/MotivoChiusura.tsx';
import type { Costo } from '../vita/vita.api.ts';
import css from './AskStampa.module.css';
import { CostoConAcquisto, type Rilettura } from './CostoStampa.tsx';

/**
 * Asks whether to close many: what printing them will cost, and why those that are incomplete or empty should close. Answers
 * the reason, empty when only the complete ones shall; null when none shall.
 */
export async function askChiusuraMolte(
  quante: number,
  costo: Costo | null,
  rileggi: Rilettura,
): Promise<string | null> {
  const motivo = makeMotivo();
  const { esito } = openModale({
    titolo: m.chiudiMolteTitolo(quante),
    controllo: async () => checkMotivo(motivo, false),
    contenuto: (
      <div className={css.form}>
        <p className={css.soft}>{m.chiudiMolteTesto}</p>
        {costo !== null && (
          <CostoConAcquisto costo={costo} aspetta={m.chiudiMolteTitolo(quante)} rileggi={rileggi} />
        )}
        <MotivoChiusura motivo={motivo} etichetta={m.motivoMolte} nota={m.motivoMolteNota} />
      </div>
    ),
  });
  return (await esito) === 'confermata' ? motivo.testo.trim() : null;
}
