import type { CasoDiAnno } from './fascicolo-1.ts';

const TUTTI = [2023, 2024, 2025, 2026];
const SCAGLIONI_2025 = [2025, 2026];
const figlio = (rigo: number, relazione: string): string =>
  `FA${rigo}.1=${relazione} FA${rigo}.5=2 FA${rigo}.6=0 FA${rigo}.7=100 FA${rigo}.9=2 FA${rigo}.10=0`;
const QUATTRO_FIGLI = `RL2.2=5000 RP1.1=2129 FA6.1=100 ${figlio(2, 'F1')} ${[3, 4, 5].map((n) => figlio(n, 'F')).join(' ')}`;

/** RN as it was read on the four forms: `attesi` are the caselle of the point. */
export const puntiLiquidazione: readonly CasoDiAnno[] = [
  {
    nome: 'RN1, il credito di fondi comuni è reddito in RN4, le perdite compensabili lo riducono',
    anni: SCAGLIONI_2025,
    dati: 'RE2.2=2000 RE9.1=6000 RH1.2=1 RH1.4=20000 RH1.8=18000 RN1.2=1000 RN1.3=400',
    attesi: 'RN1.4=18000 RN1.5=18000 RN4.1=18600 RN5.1=4278',
    derivazione: 'PF1 2026 r. 9484-9503 e 9615: maggiore fra 20.000 − 4.000 e 18.000; + 1.000 − 400; 23%',
  },
  {
    nome: 'RN5, la pensione fino al limite paga se c’è un credito di fondi comuni',
    anni: SCAGLIONI_2025,
    dati: 'RC1.1=1 RC1.2=1 RC1.3=7000 RC6.2=365 RC10.1=0 RN1.2=100',
    attesi: 'RN4.1=7100 RN5.1=1633',
    derivazione: 'PF1 2026 r. 9657-9660: col. 2 compilata; 7.100 × 23%',
  },
  {
    nome: 'RN5, i compensi sportivi a titolo d’imposta misurano gli scaglioni',
    anni: [2023],
    dati: 'RL2.2=20000 RL21.1=25000',
    attesi: 'RL22.1=15000 RL22.2=0 RN4.1=20000 RN5.1=5700',
    derivazione: 'PF1 2023 r. 8266-8272: imposta di 35.000 (9.150) meno quella di 15.000 (3.450)',
  },
  {
    nome: 'LM40, il credito usato lì non torna in RN24',
    anni: TUTTI,
    dati: 'RL2.2=20000 CR7.2=1000 LM40.1=300',
    attesi: 'RN24.1=700',
    derivazione: 'PF3 2026 r. 3143-3146, PF3 2023 r. 2850-2853',
  },
  {
    nome: 'RN29, i crediti esteri di chi è socio o beneficiario, meno quelli di LM40',
    anni: TUTTI,
    dati: 'RL2.2=20000 RH5.4=1000 RH5.11=200 RL4.4=50 RF102.3=30 RG37.3=20 LM40.2=40',
    attesi: 'RH21.1=200 RN29.2=260',
    derivazione: 'PF1 2026 r. 10341-10344, PF1 2023 r. 9135-9137: 200 + 50 + 30 + 20 − 40',
  },
  {
    nome: 'RN32 col. 2, gli altri crediti',
    anni: TUTTI,
    dati: 'RL2.2=20000 RH1.2=1 RH1.4=0 RH1.10=300 RL4.7=20 RF102.4=7 RG37.4=8 RS21.8=10 RS21.9=5 CR8.1=40',
    attesi: 'RH20.2=300 RN32.2=390',
    derivazione: 'PF1 2026 r. 10382-10389, PF1 2023 r. 9232-9239: 40 + 300 + 20 + 7 + 8 + 15',
  },
  {
    nome: 'RN33, le ritenute degli allevatori e quelle che tornano alla società',
    anni: TUTTI,
    dati: 'RL2.2=1000 RH1.2=1 RH1.4=0 RH1.9=1000 RN33.1=50 RN33.2=20 RN33.3=400',
    attesi: 'RN33.4=1020 RN34.1=-390 RN46.1=390',
    derivazione: 'PF1 2026 r. 10452-10490, PF1 2023 r. 9311-9354: 230 + 400 − (1.000 + 20)',
  },
  {
    nome: 'RN38, gli acconti ceduti alla società',
    anni: TUTTI,
    dati: 'RL2.2=10000 RN36.1=50 RN36.2=200 RN38.1=100 RN38.3=300 RN38.6=1000',
    attesi: 'RN34.1=2300 RN45.2=1400',
    derivazione: 'PF1 2026 r. 10642-10643, PF1 2023 r. 9503-9504: 2.300 − 200 + 300 − 1.000',
  },
  {
    nome: 'RN39, i due bonus da restituire',
    anni: [2023],
    dati: 'RL2.2=10000 RN39.1=100 RN39.2=50',
    attesi: 'RN45.2=2450',
    derivazione: 'PF1 2023 r. 9456-9465 e 9503: 2.300 + 100 + 50',
  },
  {
    nome: 'RN31 e RN47, l’ulteriore detrazione per i figli prima delle spese per patologie',
    anni: [2023],
    dati: `${QUATTRO_FIGLI} RP83.1=1 RP83.2=100`,
    attesi: 'RN5.1=1150 RN6.2=739 RN6.3=200 RN22.1=1039 RN23.1=380 RN26.2=0 RN31.1=200 RN31.2=200 RN47.6=69',
    derivazione: 'PF1 2023 r. 9207-9216: 1.039 + 380 − 1.150 = 269, più di 200: il resto in RN47',
  },
  {
    nome: 'RN31, dell’ulteriore detrazione per i figli la parte che l’imposta non contiene',
    anni: [2023],
    dati: QUATTRO_FIGLI,
    attesi: 'RN22.1=939 RN23.1=380 RN31.1=169 RN47.6=0',
    derivazione: 'PF1 2023 r. 9221-9224: 939 + 380 − 1.150 = 169, meno di 200',
  },
  {
    nome: 'RN50, i fondiari delle società semplici e gli immobili all’estero',
    anni: [2023, 2024, 2025],
    dati: 'RL2.2=1000 RH1.2=3 RH1.4=0 RH1.13=150 RL12.1=200',
    attesi: 'RN50.2=350 RN50.3=200',
    derivazione: 'PF1 2023 r. 9651-9652, PF1 2024 r. 10160-10161, PF1 2025 r. 10450-10451',
  },
  {
    nome: 'RN50, con la quota del socio IAP',
    anni: [2026],
    dati: 'RL2.2=1000 RH1.2=3 RH1.4=0 RH1.13=150 RH26.1=100 RL12.1=200',
    attesi: 'RN50.2=450 RN50.3=200',
    derivazione: 'PF1 2026 r. 10793-10796: 150 + 100 + 200',
  },
  {
    nome: 'RP90, l’esempio dei 26.000 euro',
    anni: TUTTI,
    dati: 'RL2.2=50000 RP90.1=3 RP90.2=20000 RP90.1#2=9 RP90.2#2=30000',
    attesi: 'RN1.5=24000 RN4.1=24000',
    derivazione: 'PF1 2026 r. 9253-9261: 10.400 + 15.600 = 26.000, più del 30% di 50.000',
  },
  {
    nome: 'RP90, la parte dell’impresa si toglie in RF, RG o RD',
    anni: TUTTI,
    dati: 'RL2.2=50000 RP90.1=3 RP90.2=20000 RP90.1#2=10 RP90.2#2=30000',
    attesi: 'RN1.5=39600',
    derivazione: 'PF1 2026 r. 9253-9275: dei 26.000 in RN solo i 10.400 dei fabbricati',
  },
  {
    nome: 'RP90, tre decimi oltre il minimo, mai più del reddito',
    anni: TUTTI,
    dati: 'RL2.2=120000 RP90.1=7 RP90.2=100000',
    attesi: 'RN1.5=90000',
    derivazione: 'PF1 2026 r. 9248-9250: 30% di 100.000',
  },
  {
    nome: 'RP91, la metà dell’imposta sui redditi di Campione d’Italia',
    anni: SCAGLIONI_2025,
    dati: 'RL2.2=50000 RP91.2=10000',
    attesi: 'RN5.1=14140 RN26.2=12726',
    derivazione: 'PF1 2026 r. 10302-10311: 14.140 × (1 − 10.000 × 0,5 / 50.000)',
  },
  {
    nome: 'RV1, un credito dell’imposta lorda non toglie le addizionali',
    anni: SCAGLIONI_2025,
    dati: 'RL2.2=10000 CR7.2=2300 RN1.2=500',
    attesi: 'RN4.1=10500 RN26.2=115 RV1.1=10000',
    derivazione:
      'PF1 2026 r. 10878-10879 e 10916: RN1 col. 5 − RN2 − RN3; contano RN22, RN23, RN29 e RN32 col. 1',
  },
  {
    nome: 'RL10, due locazioni brevi in cedolare, una no',
    anni: [2025, 2026],
    dati: 'RL10.1=500 RL10.2=100 RL10.3=1 RL10.4=1000 RL10.3#2=2 RL10.4#2=2000 RL10.4#3=800 RL10.5#3=900 LC1.2=730',
    attesi: 'RL10.7=1000 RL10.8=2000 RL18.2=1300 RL18.3=900 RL19.1=400 RN1.1=3400 RN1.5=400',
    derivazione: 'PF2 2026 r. 757-788 e 863-867: 500 + 800, meno 100 e 800',
  },
  {
    nome: 'RL10, la cedolare secca al 21%',
    anni: [2023, 2024],
    dati: 'RL10.3=sì RL10.4=1000 RL10.4#2=800 RL10.5#2=100 LC1.2=210',
    attesi: 'RL10.6=1000 RL18.2=800 RL18.3=100 RN1.1=1700 RN1.5=700',
    derivazione: 'PF2 2023 r. 691-709, PF2 2024 r. 709-727',
  },
  {
    nome: 'RL6, gli immobili con il superbonus',
    anni: [2025, 2026],
    dati: 'RL6.1=1000 RL6.2=400 RL6.3=5000 RL6.4=6000',
    attesi: 'RL18.2=6000 RL18.3=5400 RL19.1=600 RN1.5=600',
    derivazione: 'PF2 2026 r. 723-737 e 865-867: le spese non superano il loro corrispettivo',
  },
  {
    nome: 'RL4, due trust',
    anni: TUTTI,
    dati: 'RL4.2=1000 RL4.5=100 RL4.2#2=500 RL4.5#2=50',
    attesi: 'RN1.5=1500 RN33.4=150',
    derivazione: 'PF2 2026 r. 614-616, PF2 2023 r. 575-577: il totale di ogni rigo',
  },
  {
    nome: 'RL21, sport e cori nello stesso anno',
    anni: [2024],
    dati: 'RL21.1=20000 RL21.2=15000 RL23.1=5751',
    attesi: 'RL22.1=20658 RL22.2=4342 RL23.2=1000 RN1.5=4342 RN33.4=1000',
    derivazione: 'PF2 2024 r. 907-915: 35.000 in tutto; 5.751 − 23% di 20.658,28',
  },
  {
    nome: 'RL28 e RL29, il lavoro sportivo',
    anni: [2024, 2025],
    dati: 'RL25.2=1000 RL28.2=300 RL29.2=200 RL31.1=250',
    attesi: 'RL30.1=1500 RL32.1=1250 RN1.5=1250',
    derivazione: 'PF2 2024 r. 972-991, PF2 2025 r. 1018-1043',
  },
];
