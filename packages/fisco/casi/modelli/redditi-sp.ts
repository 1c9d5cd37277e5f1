import type { CasoModello } from './caso.ts';

/** A return of a year. */
export interface CasoSp extends CasoModello {
  readonly anno: number;
}

/** Redditi SP: every casella that the form counts, other than zero, worked out by hand from the law. */
export const casiSp: readonly CasoSp[] = [
  {
    nome: 'SNC in contabilità ordinaria, 60 e 40',
    anno: 2025,
    dati: 'RF4.1=100000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=100000 RF60.2=100000 RF63.1=100000 RN1.1=100000 RN901.1=100000 RN907.1=100000 RO901.6=60000 RO902.6=40000 RO911.1=100 CP901.1=100000',
    derivazione: '100.000 × 60% e × 40%',
  },
  {
    nome: 'SNC con variazioni in aumento e in diminuzione',
    anno: 2025,
    dati: 'RF4.1=80000 RF16.1=20000 RF55.1=99 RF55.2=15000 RO901.3=60 RO902.3=40',
    attesi:
      'RF32.1=20000 RF55.90=15000 RF56.1=15000 RF57.1=85000 RF60.2=85000 RF63.1=85000 RN1.1=85000 RN901.1=85000 RN907.1=85000 RO901.6=51000 RO902.6=34000 RO911.1=100 CP901.1=85000',
    derivazione: '80.000 + 20.000 − 15.000 = 85.000; 51.000 e 34.000',
  },
  {
    nome: 'Perdita in contabilità ordinaria',
    anno: 2024,
    dati: 'RF5.1=30000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=-30000 RF60.2=-30000 RF63.1=-30000 RN1.1=-30000 RN901.1=-30000 RN907.1=-30000 RO901.6=-18000 RO902.6=-12000 RO911.1=100',
    derivazione: 'la perdita segue le quote: 18.000 e 12.000',
  },
  {
    nome: 'Cento fra tre soci',
    anno: 2024,
    dati: 'RG2.2=100 RO901.3=33.33 RO902.3=33.33 RO903.3=33.34',
    attesi:
      'RG12.1=100 RG25.1=100 RG28.2=100 RG31.1=100 RN2.1=100 RN901.1=100 RN907.1=100 RO901.6=33 RO902.6=33 RO903.6=34 RO911.1=100',
    derivazione: '33,33 e 33,33 fanno 33 e 33; l’ultimo prende 34',
  },
  {
    nome: 'Mille fra sette soci',
    anno: 2024,
    dati: 'RG2.2=1000 RO901.3=14.29 RO902.3=14.29 RO903.3=14.29 RO904.3=14.29 RO905.3=14.29 RO901.3#2=14.29 RO902.3#2=14.26',
    attesi:
      'RG12.1=1000 RG25.1=1000 RG28.2=1000 RG31.1=1000 RN2.1=1000 RN901.1=1000 RN907.1=1000 RO901.6=143 RO902.6=143 RO903.6=143 RO904.6=143 RO905.6=143 RO901.6#2=143 RO902.6#2=142 RO911.1=100',
    derivazione: '14,29% di 1.000 = 142,90, in euro 143 per sei; all’ultimo 1.000 − 858 = 142',
  },
  {
    nome: 'Plusvalenza in cinque quote e una di due anni prima, in ordinaria',
    anno: 2025,
    dati: 'RF4.1=100000 RS931.1=25000 RS931.90=5 RS952.1=15000 RS952.2=3 RO901.3=60 RO902.3=40',
    attesi:
      'RS932.1=5000 RS932.90=20000 RS932.95=4 RS952.3=5000 RS952.4=10000 RS952.5=2 RF7.99=10000 RF32.1=10000 RF34.99=25000 RF56.1=25000 RF57.1=85000 RF60.2=85000 RF63.1=85000 RN1.1=85000 RN901.1=85000 RN907.1=85000 RO901.6=51000 RO902.6=34000 RO911.1=100 CP901.1=85000',
    derivazione: '100.000 − 25.000 + 25.000 / 5 + 15.000 / 3 = 85.000',
  },
  {
    nome: 'Le stesse quote in semplificata, con un contributo del 2022 in cinque',
    anno: 2025,
    dati: 'RG2.2=50000 RS931.1=25000 RS931.90=5 RS952.1=15000 RS952.2=3 RS962.1=9000 RS962.2=3 RO901.3=60 RO902.3=40',
    attesi:
      'RS932.1=5000 RS932.90=20000 RS932.95=4 RS952.3=5000 RS952.4=10000 RS952.5=2 RS962.3=3000 RS962.4=6000 RS962.5=2 RG6.90=10000 RG7.90=3000 RG12.1=63000 RG25.1=63000 RG28.2=63000 RG31.1=63000 RN2.1=63000 RN901.1=63000 RN907.1=63000 RO901.6=37800 RO902.6=25200 RO911.1=100 CP901.1=63000',
    derivazione: '50.000 + 5.000 + 5.000 + 3.000: in RG stanno le quote, non l’intero',
  },
  {
    nome: 'RG per cassa, tutti i positivi',
    anno: 2025,
    dati: 'RG2.2=200000 RG3.1=1000 RG5.1=500 RG5.2=2000 RG6.1=3000 RG6.2=4000 RG7.1=700 RG8.1=800 RG9.1=900 RG911.1=1 RG911.2=150 RG912.1=99 RG912.2=450 RO901.3=60 RO902.3=40',
    attesi:
      'RG10.90=600 RG12.1=213000 RG25.1=213000 RG28.2=213000 RG31.1=213000 RN2.1=213000 RN901.1=213000 RN907.1=213000 RO901.6=127800 RO902.6=85200 RO911.1=100 CP901.1=213000',
    derivazione:
      '200.000 + 1.000 + 2.000 + 7.000 + 700 + 800 + 900 + 600 = 213.000; RG5 col. 1 è parte della col. 2',
  },
  {
    nome: 'RG per cassa, tutti i negativi',
    anno: 2025,
    dati: 'RG2.2=300000 RG13.1=10000 RG13.2=2000 RG13.3=500 RG15.1=90000 RG16.1=50000 RG17.1=1000 RG18.1=8000 RG19.1=500 RG20.1=6000 RG921.1=4 RG921.2=1500 RG922.1=99 RG922.2=3500 RG23.1=2000 RO901.3=60 RO902.3=40',
    attesi:
      'RG12.1=300000 RG13.4=12500 RG22.90=5000 RG24.1=175000 RG25.1=125000 RG28.2=125000 RG31.1=125000 RN2.1=125000 RN901.1=125000 RN907.1=125000 RO901.6=75000 RO902.6=50000 RO911.1=100 CP901.1=125000',
    derivazione:
      '12.500 + 90.000 + 50.000 + 1.000 + 8.000 + 500 + 6.000 + 5.000 + 2.000 = 175.000; 300.000 − 175.000',
  },
  {
    nome: 'RG, uscita dalla contabilità ordinaria',
    anno: 2024,
    dati: 'RG2.2=50000 RG13.1=80000 RO901.3=60 RO902.3=40',
    attesi:
      'RG12.1=50000 RG13.4=80000 RG24.1=80000 RG25.1=-30000 RG28.2=-30000 RG31.1=-30000 RN2.1=-30000 RN901.1=-30000 RN907.1=-30000 RO901.6=-18000 RO902.6=-12000 RO911.1=100',
    derivazione: 'le rimanenze dell’ordinaria sono costo: −30.000',
  },
  {
    nome: 'RG, redditi e perdite di partecipazione',
    anno: 2024,
    dati: 'RG2.2=40000 RG26.1=6000 RG26.2=1000 RG27.1=2000 RG27.2=500 RO901.3=60 RO902.3=40',
    attesi:
      'RG12.1=40000 RG25.1=40000 RG26.4=7000 RG27.3=2500 RG28.2=44500 RG31.1=44500 RN2.1=44500 RN901.1=44500 RN907.1=44500 RO901.6=26700 RO902.6=17800 RO911.1=100',
    derivazione: '40.000 + 7.000 − 2.500 = 44.500',
  },
  {
    nome: 'RG, minimo di una partecipata di comodo',
    anno: 2024,
    dati: 'RG902.1=10000 RG26.1=8000 RG26.3=5000 RO901.3=60 RO902.3=40',
    attesi:
      'RG24.1=10000 RG25.1=-10000 RG26.4=8000 RG28.1=7000 RG28.2=5000 RG31.1=5000 RN2.1=5000 RN901.1=5000 RN907.1=5000 RO901.6=3000 RO902.6=2000 RO911.1=100',
    derivazione: '−10.000 + 8.000 = −2.000, non meno di 5.000: perdita non compensata 7.000',
  },
  {
    nome: 'RG, erogazioni liberali',
    anno: 2024,
    dati: 'RG2.2=50000 RG29.1=1000 RO901.3=60 RO902.3=40',
    attesi:
      'RG12.1=50000 RG25.1=50000 RG28.2=50000 RG31.1=49000 RN2.1=49000 RN901.1=49000 RN907.1=49000 RO901.6=29400 RO902.6=19600 RO911.1=100',
    derivazione: '50.000 − 1.000 = 49.000',
  },
  {
    nome: 'RG, esempio delle istruzioni: una partecipata in concordato, una in perdita',
    anno: 2025,
    dati: 'RG2.2=0 RG26.1=4500 RG26.91=5000 RG26.90=1000 RG27.1=2000 RG27.90=2000 RO901.3=60 RO902.3=40',
    attesi:
      'RG26.4=4500 RG27.3=2000 RG28.2=3000 RG31.1=3000 RN2.1=3000 RN901.1=3000 RN907.1=3000 RO901.6=1800 RO902.6=1200 RO901.95=1500 RO901.96=600 RO902.95=1000 RO902.96=400 RO911.1=100 CP901.1=2500',
    derivazione:
      'PF3 2025 r. 2440-2452: 5.000 − 2.000 = 3.000; ai soci anche l’effettivo 4.500 − 2.000 e la soglia',
  },
  {
    nome: 'RG, esempio delle istruzioni: soglia del concordato di una partecipata',
    anno: 2026,
    dati: 'RG902.1=4000 RG26.1=7000 RG26.90=1000 RO901.3=60 RO902.3=40',
    attesi:
      'RG24.1=4000 RG25.1=-4000 RG26.4=7000 RG28.2=3000 RG31.1=3000 RN2.1=3000 RN901.1=3000 RN907.1=3000 RO901.6=1800 RO902.6=1200 RO911.1=100 CP901.1=3000',
    derivazione: '−4.000 + 7.000 = 3.000, sopra la soglia di 1.000',
  },
  {
    nome: 'Studio associato, compensi e spese',
    anno: 2024,
    dati: 'RE2.2=120000 RE3.1=1000 RE4.1=500 RE5.2=2500 RE7.2=6000 RE9.1=12000 RE11.1=30000 RE14.1=4000 RO901.3=60 RO902.3=40',
    attesi:
      'RE6.1=124000 RE20.1=52000 RE21.1=72000 RE903.1=72000 RN3.1=72000 RN907.1=72000 RO901.7=43200 RO902.7=28800 RO911.1=100',
    derivazione: '124.000 − 52.000 = 72.000; 43.200 e 28.800',
  },
  {
    nome: 'Studio associato, limiti di alberghi e rappresentanza',
    anno: 2024,
    dati: 'RE2.2=100000 RE15.91=4000 RE16.2=1500 RE17.91=12000 RO901.3=60 RO902.3=40',
    attesi:
      'RE6.1=100000 RE15.1=2000 RE15.3=2000 RE16.3=1000 RE17.2=10000 RE17.4=10000 RE20.1=13000 RE21.1=87000 RE903.1=87000 RN3.1=87000 RN907.1=87000 RO901.7=52200 RO902.7=34800 RO911.1=100',
    derivazione:
      '75% di 4.000 = 3.000 fino al 2% = 2.000; 1.500 fino all’1% = 1.000; formazione fino a 10.000',
  },
  {
    nome: 'Studio associato in perdita',
    anno: 2024,
    dati: 'RE2.2=20000 RE12.1=35000 RO901.3=60 RO902.3=40',
    attesi:
      'RE6.1=20000 RE20.1=35000 RE21.1=-15000 RE903.1=-15000 RN3.1=-15000 RN907.1=-15000 RO901.7=-9000 RO902.7=-6000 RO911.1=100',
    derivazione: '20.000 − 35.000 = −15.000: passa ai soci',
  },
  {
    nome: 'Ritenute di uno studio, a tre soci',
    anno: 2024,
    dati: 'RE2.2=90000 RN3.2=10000 RO901.3=33.33 RO902.3=33.33 RO903.3=33.34',
    attesi:
      'RE6.1=90000 RE21.1=90000 RE903.1=90000 RN3.1=90000 RN907.1=90000 RN910.1=10000 RO901.7=29997 RO902.7=29997 RO903.7=30006 RO901.9=3333 RO902.9=3333 RO903.9=3334 RO911.1=100',
    derivazione: '29.997, 29.997 e 30.006; ritenute 3.333, 3.333 e 3.334',
  },
  {
    nome: 'Ritenute di tutti i tipi e dei consorzi',
    anno: 2024,
    dati: 'RF4.1=10000 RN1.2=100 RN2.2=200 RN3.2=300 RN908.1=400 RS41.2=1000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=10000 RF60.2=10000 RF63.1=10000 RN1.1=10000 RN901.1=10000 RN907.1=10000 RN910.1=2000 RO901.6=6000 RO902.6=4000 RO901.9=1200 RO902.9=800 RO911.1=100',
    derivazione: '100 + 200 + 300 + 400 + 1.000 = 2.000; 1.200 e 800',
  },
  {
    nome: 'Ritenute riattribuite alla società',
    anno: 2024,
    dati: 'RE2.2=100000 RN3.2=20000 RO901.3=50 RO902.3=50 RO901.12=4000 RO902.12=3000 RO912.1=500 RO912.3=2500',
    attesi:
      'RE6.1=100000 RE21.1=100000 RE903.1=100000 RN3.1=100000 RN907.1=100000 RN910.1=20000 RO901.7=50000 RO902.7=50000 RO901.9=10000 RO902.9=10000 RO911.1=100 RO912.2=7000 RO912.4=5000 RX901.2=5000 RX901.5=5000',
    derivazione: '500 + 7.000 − 2.500 = 5.000 in compensazione',
  },
  {
    nome: 'Ritenute riattribuite, in parte a rimborso',
    anno: 2024,
    dati: 'RE2.2=100000 RN3.2=20000 RO901.3=50 RO902.3=50 RO901.12=4000 RX901.4=1500',
    attesi:
      'RE6.1=100000 RE21.1=100000 RE903.1=100000 RN3.1=100000 RN907.1=100000 RN910.1=20000 RO901.7=50000 RO902.7=50000 RO901.9=10000 RO902.9=10000 RO911.1=100 RO912.2=4000 RO912.4=4000 RX901.2=4000 RX901.5=2500',
    derivazione: '4.000 − 1.500 = 2.500',
  },
  {
    nome: 'Perdita oltre il capitale dell’accomandante',
    anno: 2024,
    dati: 'RG902.1=100000 RO901.3=60 RO902.3=40 RO902.4=sì RO902.5=10000',
    attesi:
      'RG24.1=100000 RG25.1=-100000 RG28.2=-100000 RG31.1=-100000 RN2.1=-100000 RN901.1=-100000 RN907.1=-100000 RO901.6=-90000 RO902.6=-10000 RO911.1=100 RO911.2=30000',
    derivazione: 'quota 40.000, capitale 10.000: 30.000 passano all’accomandatario',
  },
  {
    nome: 'Accomandante che ha capitale bastante',
    anno: 2024,
    dati: 'RG902.1=50000 RO901.3=60 RO902.3=40 RO902.4=sì RO902.5=20000',
    attesi:
      'RG24.1=50000 RG25.1=-50000 RG28.2=-50000 RG31.1=-50000 RN2.1=-50000 RN901.1=-50000 RN907.1=-50000 RO901.6=-30000 RO902.6=-20000 RO911.1=100',
    derivazione: 'quota 20.000, capitale 20.000',
  },
  {
    nome: 'Accomandante e utile',
    anno: 2024,
    dati: 'RG901.1=50000 RO901.3=60 RO902.3=40 RO902.4=sì RO902.5=100',
    attesi:
      'RG12.1=50000 RG25.1=50000 RG28.2=50000 RG31.1=50000 RN2.1=50000 RN901.1=50000 RN907.1=50000 RO901.6=30000 RO902.6=20000 RO911.1=100',
    derivazione: 'il limite del capitale è solo delle perdite',
  },
  {
    nome: 'Altri redditi di una società semplice',
    anno: 2024,
    dati: 'RN903.1=3000 RN904.1=9000 RN905.1=1000 RN906.1=2000 RO901.3=60 RO902.3=40',
    attesi: 'RN907.1=15000 RO901.8=9000 RO902.8=6000 RO911.1=100',
    derivazione: '15.000 × 60% e × 40%',
  },
  {
    nome: 'Tre tipi di reddito insieme',
    anno: 2024,
    dati: 'RF4.1=50000 RE2.2=20000 RN904.1=10000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=50000 RF60.2=50000 RF63.1=50000 RE6.1=20000 RE21.1=20000 RE903.1=20000 RN1.1=50000 RN3.1=20000 RN901.1=50000 RN907.1=80000 RO901.6=30000 RO902.6=20000 RO901.7=12000 RO902.7=8000 RO901.8=6000 RO902.8=4000 RO911.1=100',
    derivazione: 'ciascun tipo con le sue quote',
  },
  {
    nome: 'Crediti e oneri ai soci',
    anno: 2024,
    dati: 'RF4.1=10000 RN911.1=5001 RN912.1=1001 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=10000 RF60.2=10000 RF63.1=10000 RN1.1=10000 RN901.1=10000 RN907.1=10000 RO901.6=6000 RO902.6=4000 RO901.90=3001 RO902.90=2000 RO901.91=601 RO902.91=400 RO911.1=100',
    derivazione: '5.001 × 60% = 3.000,60 e il resto; 1.001 × 60% = 600,60 e il resto',
  },
  {
    nome: 'ACE 2023 della società',
    anno: 2024,
    dati: 'RF4.1=100000 RS45.7=6500 RS45.9=500 RS45.10=1000 RS45.12=2000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=100000 RF60.2=100000 RF63.1=100000 RS45.11=8000 RS45.13=6000 RN1.1=100000 RN901.1=100000 RN907.1=100000 RO901.6=60000 RO902.6=40000 RO901.92=3600 RO902.92=2400 RO911.1=100',
    derivazione: '6.500 + 500 + 1.000 = 8.000 − 2.000 = 6.000; 3.600 e 2.400',
  },
  {
    nome: 'Società di comodo, esempio del 2024',
    anno: 2025,
    dati: 'RF4.1=5000 RS12.1=200000 RS12.4=200000 RS13.1=1000000 RS13.4=1000000 RS15.1=300000 RS15.4=300000 RS16.1=100000 RS16.4=100000 RS18.3=20000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=5000 RF60.2=5000 RF63.1=5000 RS18.2=53000 RS18.5=41800 RS20.5=41800 RN1.1=5000 RN909.1=36800 RN901.1=41800 RN907.1=41800 RO901.6=25080 RO902.6=16720 RO911.1=100 CP901.1=5000 CP7.3=41800',
    derivazione:
      'ricavi 2.000 + 30.000 + 6.000 + 15.000 = 53.000; reddito 1.500 + 23.800 + 4.500 + 12.000 = 41.800; ai soci 41.800',
  },
  {
    nome: 'Società di comodo, coefficienti del 2023',
    anno: 2024,
    dati: 'RF5.1=10000 RS12.1=100000 RS12.4=100000 RS13.1=1000000 RS13.4=1000000 RS16.1=200000 RS16.4=200000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=-10000 RF60.2=-10000 RF63.1=-10000 RS18.2=92000 RS18.5=73000 RS20.5=73000 RN1.1=-10000 RN909.1=83000 RN901.1=73000 RN907.1=73000 RO901.6=43800 RO902.6=29200 RO911.1=100',
    derivazione:
      'ricavi 2.000 + 60.000 + 30.000; reddito 1.500 + 47.500 + 24.000 = 73.000; la perdita non passa',
  },
  {
    nome: 'Società che opera',
    anno: 2025,
    dati: 'RF4.1=5000 RS13.1=1000000 RS13.4=1000000 RS18.3=30000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=5000 RF60.2=5000 RF63.1=5000 RS18.2=30000 RS18.5=23800 RN1.1=5000 RN901.1=5000 RN907.1=5000 RO901.6=3000 RO902.6=2000 RO911.1=100 CP901.1=5000',
    derivazione: 'ricavi presunti 30.000, non sopra gli effettivi: nessun minimo',
  },
  {
    nome: 'Società di comodo esclusa',
    anno: 2025,
    dati: 'RF4.1=5000 RS11.1=6 RS13.1=1000000 RS13.4=1000000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=5000 RF60.2=5000 RF63.1=5000 RS18.2=30000 RS18.5=23800 RN1.1=5000 RN901.1=5000 RN907.1=5000 RO901.6=3000 RO902.6=2000 RO911.1=100 CP901.1=5000',
    derivazione: 'una causa di esclusione: nessun minimo',
  },
  {
    nome: 'Comodo, altri immobili e redditi esenti',
    anno: 2025,
    dati: 'RG901.1=1000 RS14.1=100000 RS14.4=100000 RS17.1=200000 RS17.4=200000 RS901.1=50000 RS901.4=50000 RS19.5=275 RO901.3=60 RO902.3=40',
    attesi:
      'RG12.1=1000 RG25.1=1000 RG28.2=1000 RG31.1=1000 RS18.2=6500 RS18.5=5275 RS20.5=5000 RN2.1=1000 RN909.1=4000 RN901.1=5000 RN907.1=5000 RO901.6=3000 RO902.6=2000 RO911.1=100 CP901.1=1000 CP7.3=5000',
    derivazione: 'ricavi 2.500 + 1.000 + 3.000; reddito 2.000 + 900 + 2.375 = 5.275 − 275 = 5.000',
  },
  {
    nome: 'Concordato senza imposta sostitutiva',
    anno: 2025,
    dati: 'RF4.1=70000 CP1.1=60000 CP1.2=50000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=70000 RF60.2=70000 RF63.1=70000 CP7.1=60000 CP7.5=60000 CP901.1=70000 CP901.2=60000 RN1.1=60000 RN901.1=60000 RN907.1=60000 RO901.6=36000 RO902.6=24000 RO901.95=42000 RO901.96=1200 RO902.95=28000 RO902.96=800 RO911.1=100',
    derivazione: 'ai soci il concordato, 60.000',
  },
  {
    nome: 'Concordato con imposta sostitutiva al 10%',
    anno: 2025,
    dati: 'RF4.1=70000 CP1.1=60000 CP1.2=50000 CP1.4=1 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=70000 RF60.2=70000 RF63.1=70000 CP1.3=10000 CP1.5=1000 CP7.1=50000 CP7.5=50000 CP901.1=70000 CP901.2=50000 CP901.3=10000 CP901.4=1000 RN1.1=50000 RN901.1=50000 RN907.1=50000 RO901.6=30000 RO902.6=20000 RO901.93=600 RO902.93=400 RO901.95=42000 RO902.95=28000 RO911.1=100',
    derivazione: '10.000 × 10% = 1.000; ai soci 50.000 e l’imposta 600 e 400',
  },
  {
    nome: 'Concordato in semplificata, variazioni',
    anno: 2026,
    dati: 'RG2.2=90000 CP1.1=60000 CP1.2=50000 CP1.4=2 CP6.90=8000 CP6.91=3000 RO901.3=60 RO902.3=40',
    attesi:
      'RG12.1=90000 RG25.1=90000 RG28.2=90000 RG31.1=90000 CP1.3=10000 CP1.5=1200 CP7.1=50000 CP7.2=5000 CP7.5=55000 CP901.1=90000 CP901.2=55000 CP901.3=10000 CP901.4=1200 RN2.1=55000 RN901.1=55000 RN907.1=55000 RO901.6=33000 RO902.6=22000 RO901.93=720 RO902.93=480 RO901.95=54000 RO902.95=36000 RO911.1=100',
    derivazione: '10.000 × 12% = 1.200; 50.000 + 8.000 − 3.000 = 55.000',
  },
  {
    nome: 'Concordato oltre 85.000, adesione dal 13/6/2025',
    anno: 2026,
    dati: 'RF4.1=250000 CP1.1=200000 CP1.2=100000 CP1.4=1 CP1.6=1 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=250000 RF60.2=250000 RF63.1=250000 CP1.3=100000 CP1.5=14950 CP1.90=15000 CP7.1=100000 CP7.5=100000 CP901.1=250000 CP901.2=100000 CP901.3=100000 CP901.4=14950 RN1.1=100000 RN901.1=100000 RN907.1=100000 RO901.6=60000 RO902.6=40000 RO901.93=5100 RO902.93=3400 RO901.94=9000 RO902.94=6000 RO901.95=150000 RO902.95=100000 RO911.1=100',
    derivazione: '85.000 × 10% = 8.500; 15.000 × 43% = 6.450; 14.950',
  },
  {
    nome: 'Concordato oltre 85.000, adesione precedente',
    anno: 2026,
    dati: 'RF4.1=250000 CP1.1=200000 CP1.2=100000 CP1.4=1 CP1.6=2 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=250000 RF60.2=250000 RF63.1=250000 CP1.3=100000 CP1.5=10000 CP7.1=100000 CP7.5=100000 CP901.1=250000 CP901.2=100000 CP901.3=100000 CP901.4=10000 RN1.1=100000 RN901.1=100000 RN907.1=100000 RO901.6=60000 RO902.6=40000 RO901.93=6000 RO902.93=4000 RO901.95=150000 RO902.95=100000 RO911.1=100',
    derivazione: '100.000 × 10%',
  },
  {
    nome: 'Concordato di uno studio associato',
    anno: 2025,
    dati: 'RE2.2=100000 CP2.1=80000 CP2.2=70000 CP2.4=3 CP8.91=2000 RO901.3=60 RO902.3=40',
    attesi:
      'RE6.1=100000 RE21.1=100000 RE903.1=100000 CP2.3=10000 CP2.5=1500 CP9.1=70000 CP9.2=-2000 CP9.3=68000 CP902.1=100000 CP902.2=68000 CP902.3=10000 CP902.4=1500 RN3.1=68000 RN907.1=68000 RO901.7=40800 RO902.7=27200 RO901.93=900 RO902.93=600 RO901.98=60000 RO902.98=40000 RO911.1=100',
    derivazione: '10.000 × 15% = 1.500; 70.000 − 2.000 = 68.000',
  },
  {
    nome: 'Concordato al minimo, con perdita non compensata',
    anno: 2025,
    dati: 'RF4.1=1000 CP1.1=10000 CP6.91=15000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=1000 RF60.2=1000 RF63.1=1000 CP7.1=10000 CP7.2=-15000 CP7.5=2000 CP7.6=7000 CP901.1=1000 CP901.2=2000 RN1.1=2000 RN901.1=2000 RN907.1=2000 RO901.6=1200 RO902.6=800 RO901.95=600 RO901.96=1200 RO901.97=4200 RO902.95=400 RO902.96=800 RO902.97=2800 RO911.1=100',
    derivazione: '10.000 − 15.000 = −5.000, non meno di 2.000: perdita 7.000',
  },
  {
    nome: 'Concordato al minimo, con sostitutiva',
    anno: 2025,
    dati: 'RF4.1=1000 CP1.1=10000 CP1.2=8500 CP1.4=1 CP6.91=9000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=1000 RF60.2=1000 RF63.1=1000 CP1.3=1500 CP1.5=150 CP7.1=8500 CP7.2=-9000 CP7.5=500 CP7.6=1000 CP901.1=1000 CP901.2=500 CP901.3=1500 CP901.4=150 RN1.1=500 RN901.1=500 RN907.1=500 RO901.6=300 RO902.6=200 RO901.93=90 RO902.93=60 RO901.95=600 RO901.96=300 RO901.97=600 RO902.95=400 RO902.96=200 RO902.97=400 RO911.1=100',
    derivazione: '8.500 − 9.000 = −500, non meno di 2.000 − 1.500 = 500: perdita 1.000',
  },
  {
    nome: 'Concordato cessato',
    anno: 2025,
    dati: 'RF4.1=70000 CP1.1=60000 CP1.2=50000 CP1.4=1 CP11.1=2 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=70000 RF60.2=70000 RF63.1=70000 CP901.1=70000 RN1.1=70000 RN901.1=70000 RN907.1=70000 RO901.6=42000 RO902.6=28000 RO911.1=100',
    derivazione: 'il concordato è finito: ai soci il reddito effettivo',
  },
  {
    nome: 'Concordato e società di comodo',
    anno: 2025,
    dati: 'RF4.1=5000 RS13.1=1000000 RS13.4=1000000 CP1.1=20000 RO901.3=60 RO902.3=40',
    attesi:
      'RF57.1=5000 RF60.2=5000 RF63.1=5000 RS18.2=30000 RS18.5=23800 RS20.5=23800 CP7.1=20000 CP7.3=23800 CP7.5=23800 CP7.6=3800 CP901.1=5000 CP901.2=23800 RN1.1=23800 RN901.1=23800 RN907.1=23800 RO901.6=14280 RO902.6=9520 RO901.95=14280 RO901.96=1200 RO901.97=2280 RO902.95=9520 RO902.96=800 RO902.97=1520 RO911.1=100',
    derivazione: '20.000, non meno del reddito minimo di 23.800',
  },
  {
    nome: 'Società semplice con terreni e fabbricati',
    anno: 2024,
    dati: 'RA901.90=1200 RA901.91=800 RA902.90=500 RB901.90=6000 RB902.90=1500 RO901.3=60 RO902.3=40',
    attesi: 'RA911.1=2500 RB911.1=7500 RN907.1=10000 RO901.8=6000 RO902.8=4000 RO911.1=100',
    derivazione: '2.000 + 500 + 7.500 = 10.000; 6.000 e 4.000',
  },
  {
    nome: 'Partecipazioni, una in perdita',
    anno: 2024,
    dati: 'RH901.4=8000 RH902.4=-3000 RO901.3=60 RO902.3=40',
    attesi: 'RH911.1=5000 RN907.1=5000 RO901.8=3000 RO902.8=2000 RO911.1=100',
    derivazione: '8.000 − 3.000',
  },
  {
    nome: 'Altri redditi con spese',
    anno: 2024,
    dati: 'RL901.1=1 RL901.2=1000 RL902.1=2 RL902.2=5000 RL902.3=2000 RL903.1=2 RL903.2=100 RL903.3=400 RO901.3=60 RO902.3=40',
    attesi: 'RL901.4=1000 RL902.4=3000 RL911.1=4000 RN907.1=4000 RO901.8=2400 RO902.8=1600 RO911.1=100',
    derivazione: '1.000 + 3.000 + 0: le spese non fanno una perdita',
  },
  {
    nome: 'Allevamento, imprese marittime e oneri',
    anno: 2024,
    dati: 'RD901.2=2000 RJ901.3=3000 RP901.2=700 RP902.2=301 RN912.1=1000 RO901.3=60 RO902.3=40',
    attesi:
      'RD911.1=2000 RJ911.1=3000 RP911.1=1001 RN907.1=5000 RO901.8=3000 RO902.8=2000 RO901.91=1201 RO902.91=800 RO911.1=100',
    derivazione: 'oneri 1.001 + 1.000 = 2.001: 1.200,60 e il resto',
  },
  {
    nome: 'Plusvalenza con minusvalenze precedenti',
    anno: 2024,
    dati: 'RT901.1=50000 RT902.1=30000 RT903.1=5000 RO901.3=60 RO902.3=40',
    attesi: 'RT903.2=5000 RT904.1=15000 RT905.1=3900 RX902.1=3900 RO911.1=100',
    derivazione: '20.000 − 5.000 = 15.000 × 26% = 3.900',
  },
  {
    nome: 'Minusvalenza dell’anno',
    anno: 2024,
    dati: 'RT901.1=10000 RT902.1=14000 RT903.1=1000 RO901.3=60 RO902.3=40',
    attesi: 'RT903.3=5000 RO911.1=100',
    derivazione: '1.000 + 4.000 da riportare',
  },
  {
    nome: 'Imposte a parte',
    anno: 2024,
    dati: 'RM901.2=10000 RM901.3=20 RQ901.2=30000 RQ901.3=12 RQ902.2=1000 RQ902.3=3.5 RO901.3=60 RO902.3=40',
    attesi:
      'RM901.4=2000 RM911.1=2000 RQ901.4=3600 RQ902.4=35 RQ911.1=3635 RX903.1=2000 RX904.1=3635 RO911.1=100',
    derivazione: '2.000; 3.600 + 35',
  },
];
