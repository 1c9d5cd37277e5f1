import { BarreSettimane } from '../ui/grafici/BarreSettimane.tsx';
import { Caso, type Sezione } from './sezione.tsx';

const base = { quante: 10, oggi: 4.4, mesi: [1.3, 5.6] };
const Grafici = () => (
  <>
    <Caso nome="Fatti e quanti ne servono, termine vicino">
      <BarreSettimane
        {...base}
        fatti={[
          { posto: 2, quanti: 14 },
          { posto: 3, quanti: 57 },
        ]}
        servono={[{ posto: 4, quanti: 30 }]}
        termine={5.2}
        vicino
        parole="Fatti 14 e 57, ne servono 30"
      />
    </Caso>
    <Caso nome="Niente">
      <BarreSettimane
        {...base}
        fatti={[]}
        servono={[]}
        termine={null}
        vicino={false}
        parole="Nessuna settimana"
      />
    </Caso>
  </>
);

export const grafici: Sezione = { chiave: 'grafici', titolo: 'Grafici', Contenuto: Grafici };
