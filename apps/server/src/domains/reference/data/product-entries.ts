import { entries } from './entry-table.ts';

/** What claims say about plants, modules and trackers. */
export const productEntries = {
  unit: entries(`
    0 | kW | kW | kW | kW | kW | kW | kW | kW | kW
    1 | MW | MW | MW | MW | MW | MW | MW | MW | MW
    2 | W | W | W | W | W | W | W | W | W
  `),
  installation_type: entries(`
    1 | Rooftop, residential | 户用屋顶 | 住宅用屋根 | Cubierta residencial | Dachanlage privat | Tetto residenziale | Toiture résidentielle | Dachowa: dom | سطح سكني
    2 | Rooftop, commercial | 工商业屋顶 | 産業用屋根 | Cubierta comercial | Dachanlage gewerblich | Tetto commerciale | Toiture professionnelle | Dachowa: firma | سطح تجاري
    3 | Ground | 地面电站 | 地上設置 | En suelo | Freifläche | A terra | Au sol | Naziemna | أرضي
    4 | Floating | 水上漂浮 | 水上設置 | Flotante | Floating-PV | Galleggiante | Flottant | Pływająca | عائم
    5 | Carport | 光伏车棚 | ソーラーカーポート | Marquesina solar | Solarcarport | Pensilina FV | Ombrière | Carport PV | مظلة مواقف
  `),
  bracket: entries(`
    1 | Fixed tilt | 固定倾角支架 | 固定架台 | Estructura fija | Feste Unterkonstruktion | Struttura fissa | Structure fixe | Konstrukcja stała | هيكل ثابت
    2 | Single-axis tracker | 单轴跟踪支架 | 一軸トラッカー | Seguidor de un eje | Einachsiger Tracker | Inseguitore monoassiale | Tracker à un axe | Tracker jednoosiowy | متتبع أحادي المحور
    3 | Dual-axis tracker | 双轴跟踪支架 | 二軸トラッカー | Seguidor de dos ejes | Zweiachsiger Tracker | Inseguitore biassiale | Tracker à deux axes | Tracker dwuosiowy | متتبع ثنائي المحور
    4 | Parallel to a pitched roof | 坡屋顶平铺 | 傾斜屋根に平行 | Coplanar sobre cubierta inclinada | Parallel zum Schrägdach | Complanare su tetto a falda | Parallèle à une toiture inclinée | Równolegle do dachu skośnego | موازٍ لسطح مائل
    5 | Flat roof with ballast | 平屋顶配重支架 | 陸屋根（置き基礎） | Cubierta plana con lastre | Flachdach mit Ballast | Tetto piano con zavorra | Toit plat lesté | Dach płaski z balastem | سطح مستوٍ بأثقال تثبيت
    6 | Building-integrated | 建筑一体化 | 建材一体型 | Integrado en el edificio | Gebäudeintegriert | Integrato nell’edificio | Intégré au bâtiment | Zintegrowany z budynkiem | مدمج في المبنى
  `),
  module_status: entries(`
    1 | Not installed yet | 未安装 | 未設置 | Sin instalar | Noch nicht montiert | Non ancora installato | Pas encore installé | Jeszcze niezamontowany | لم يُركّب بعد
    2 | Installed, not in operation | 已安装未运行 | 設置済み・未稼働 | Instalado, sin funcionar | Montiert, nicht in Betrieb | Installato, non in funzione | Installé, pas en service | Zamontowany, nieuruchomiony | مركّب وغير مُشغّل
    3 | In operation | 运行中 | 稼働中 | En funcionamiento | In Betrieb | In funzione | En service | W eksploatacji | قيد التشغيل
    4 | Dismantled | 已拆除 | 取り外し済み | Desmontado | Demontiert | Smontato | Démonté | Zdemontowany | تم فكه
  `),
  defect_parts: entries(`
    1 | Solar cell | 电池片 | 太陽電池セル | Célula solar | Solarzelle | Cella solare | Cellule solaire | Ogniwo słoneczne | خلية شمسية
    2 | Front glass | 前板玻璃 | カバーガラス | Vidrio frontal | Frontglas | Vetro frontale | Verre avant | Szyba przednia | الزجاج الأمامي
    3 | Backsheet | 背板 | バックシート | Lámina posterior (backsheet) | Rückseitenfolie | Backsheet | Face arrière (backsheet) | Folia tylna (backsheet) | الطبقة الخلفية
    4 | Frame | 边框 | フレーム | Marco | Rahmen | Cornice | Cadre | Rama | إطار
    5 | Junction box | 接线盒 | ジャンクションボックス | Caja de conexiones | Anschlussdose | Scatola di giunzione | Boîte de jonction | Puszka przyłączeniowa | علبة التوصيل
    6 | Connector | 连接器 | コネクタ | Conector | Steckverbinder | Connettore | Connecteur | Złącze | موصِّل
    7 | Nameplate | 铭牌 | 銘板 | Placa de características | Typenschild | Targhetta | Plaque signalétique | Tabliczka znamionowa | لوحة البيانات
    8 | Other | 其他 | その他 | Otro | Sonstiges | Altro | Autre | Inne | أخرى
  `),
  bracket_type: entries(`
    1 | 1P, one row | 1P 单排 | 1P・単列 | 1P, una fila | 1P, eine Reihe | 1P, una fila | 1P, une rangée | 1P, jeden rząd | 1P، صف واحد
    2 | 2P, one row | 2P 单排 | 2P・単列 | 2P, una fila | 2P, eine Reihe | 2P, una fila | 2P, une rangée | 2P, jeden rząd | 2P، صف واحد
    3 | 1P, linked rows | 1P 多排联动 | 1P・多列連動 | 1P, filas enlazadas | 1P, gekoppelte Reihen | 1P, file collegate | 1P, rangées couplées | 1P, rzędy sprzężone | 1P، صفوف مترابطة
    4 | 2P, linked rows | 2P 多排联动 | 2P・多列連動 | 2P, filas enlazadas | 2P, gekoppelte Reihen | 2P, file collegate | 2P, rangées couplées | 2P, rzędy sprzężone | 2P، صفوف مترابطة
    5 | Other | 其他 | その他 | Otro | Sonstiges | Altro | Autre | Inne | أخرى
  `),
  product_type: entries(`
    1 | Drive motor | 驱动电机 | 駆動モーター | Motor de accionamiento | Antriebsmotor | Motore di azionamento | Moteur d’entraînement | Silnik napędowy | محرك المتتبع
    2 | Tracker controller | 跟踪控制器 | トラッカーコントローラ | Controlador del seguidor | Tracker-Steuerung | Centralina dell’inseguitore | Contrôleur du tracker | Sterownik trackera | جهاز تحكم المتتبع
    3 | Slew drive | 回转减速机 | 旋回駆動装置 | Reductor de giro | Schwenkantrieb | Riduttore di rotazione | Couronne d’orientation | Napęd obrotowy | ترس الدوران
    4 | Damper | 阻尼器 | ダンパー | Amortiguador | Dämpfer | Smorzatore | Amortisseur | Tłumik | مخمد
    5 | Bearing | 轴承 | 軸受 | Cojinete | Lager | Cuscinetto | Palier | Łożysko | محمل
    6 | Torque tube or purlin | 主轴或檩条 | トルクチューブ・母屋 | Tubo de torsión o correa | Torsionsrohr oder Pfette | Tubo di torsione o arcareccio | Tube de torsion ou panne | Rura skrętna lub płatew | أنبوب العزم أو العارضة
    7 | Wind or tilt sensor | 风速或倾角传感器 | 風速・傾斜センサー | Sensor de viento o inclinación | Wind- oder Neigungssensor | Sensore di vento o inclinazione | Capteur de vent ou d’inclinaison | Czujnik wiatru lub nachylenia | حساس الرياح أو الميل
    8 | Communication gateway | 通讯网关 | 通信ゲートウェイ | Pasarela de comunicación | Kommunikations-Gateway | Gateway di comunicazione | Passerelle de communication | Bramka komunikacyjna | بوابة الاتصال
    9 | Inverter | 逆变器 | パワーコンディショナ | Inversor | Wechselrichter | Inverter | Onduleur | Falownik | عاكس (إنفرتر)
    10 | Other | 其他 | その他 | Otro | Sonstiges | Altro | Autre | Inne | أخرى
  `),
};
