import { AsseCascata, BarraCascata, CuneoCascata, LegendaCascata } from '../src/ui/grafici/BarraCascata.tsx';
import { BarreSettimane } from '../src/ui/grafici/BarreSettimane.tsx';
import { BarraParte, Ponte } from '../src/ui/grafici/Ponte.tsx';
import { makeScala, reduceScala } from '../src/ui/grafici/scala.ts';
import { Caso, type Sezione } from './sezione.tsx';

const redditi = makeScala([38]);
const { scala: imposta } = reduceScala(redditi, [9]);
const giu = (sotto: number | null) => ({ sopra: null, sotto, toglie: false });
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
    <Caso nome="Un ponte: da un saldo all’altro">
      <div style={{ width: 300, height: 84 }}>
        <Ponte
          campate={[
            { chiave: 'prima', da: 0, a: 864 },
            { chiave: 'dati', da: 864, a: 1372 },
            { chiave: 'legge', da: 1372, a: 1045 },
            { chiave: 'dopo', da: 0, a: 1045 },
          ]}
        />
      </div>
      <div style={{ width: 120, height: 28 }}>
        <BarraParte importo={-40} da={-100} a={60} />
      </div>
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
    <Caso nome="Una cascata: aggiunge, toglie, totale, un rigo ignoto">
      <div style={{ display: 'grid', gridAutoRows: 28, width: 280 }}>
        <AsseCascata scala={redditi} write={String} />
        <BarraCascata scala={redditi} barra={{ da: 0, a: 30 }} prima={{ da: 0, a: 28 }} {...giu(30)} />
        <BarraCascata scala={redditi} barra={{ da: 30, a: 38 }} prima={null} {...giu(38)} sopra={30} />
        <BarraCascata scala={redditi} barra={{ da: 38, a: 35 }} prima={null} {...giu(35)} sopra={38} toglie />
        <BarraCascata scala={redditi} barra={{ da: 0, a: 35 }} prima={{ da: 0, a: 28 }} {...giu(null)} />
        <BarraCascata scala={redditi} barra={null} prima={null} {...giu(null)} />
        <CuneoCascata sopra={redditi} sotto={imposta} />
        <BarraCascata scala={imposta} barra={{ da: 0, a: 9 }} prima={null} {...giu(null)} />
        <AsseCascata scala={imposta} write={String} />
        <LegendaCascata
          voci={[
            ['piena', '2025'],
            ['contorno', 'si toglie'],
            ['linea', '2024'],
          ]}
        />
      </div>
    </Caso>
  </>
);

export const grafici: Sezione = { chiave: 'grafici', titolo: 'Grafici', Contenuto: Grafici };
