import { useState } from 'react';
import { Button } from '../src/ui/comandi/Button.tsx';
import { BarraVista, useVistaPagina } from '../src/ui/pagina/BarraVista.tsx';
import { makeVista, pulsantiVista } from '../src/ui/pagina/vista-pagina.ts';
import { openCornice } from '../src/ui/riquadri/CorniceEsterna.tsx';
import { openTesto } from '../src/ui/riquadri/TestoPopup.tsx';
import { Caso, type Sezione } from './sezione.tsx';

const lungo = `Inizio ${'parola '.repeat(40)}fine`;
const indirizzo = '/cornice-di-prova.html';

function Cornici() {
  const [chiuse, setChiuse] = useState(0);
  const [vista, change] = useVistaPagina(makeVista('Gestori', pulsantiVista));
  const [premuto, setPremuto] = useState('');
  const azioni = Object.fromEntries(pulsantiVista.map((nome) => [nome, () => setPremuto(nome)]));
  return (
    <>
      <Caso nome="Testo">
        <Button onClick={() => openTesto({ titolo: 'Testo lungo', testo: lungo })}>Apri testo</Button>
      </Caso>
      <Caso nome="Pagina esterna">
        <Button
          onClick={() =>
            openCornice({ titolo: 'Corsi', indirizzo }).then(() => setChiuse((prima) => prima + 1))
          }
        >
          Apri pagina esterna
        </Button>{' '}
        <output data-chiuse>{chiuse}</output>
      </Caso>
      <Caso nome="Vista di una pagina">
        <div data-largo>
          <BarraVista vista={vista} azioni={azioni} />
          <output data-premuto>{premuto}</output>{' '}
          <Button onClick={() => change({ isErrore: !vista.isErrore })}>Errore</Button>{' '}
          <Button onClick={() => change({ isRiuscita: true })}>Riuscita</Button>{' '}
          <Button
            onClick={() =>
              change({
                isAcquisto: true,
                messaggioAcquisto: 'I crediti non bastano per 3 dichiarazioni.',
                creditiResidui: 2,
              })
            }
          >
            Acquisto
          </Button>
        </div>
      </Caso>
    </>
  );
}

export const cornici: Sezione = { chiave: 'cornici', titolo: 'Cornici e viste', Contenuto: Cornici };
