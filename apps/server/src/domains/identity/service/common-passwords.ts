/** Passwords of letters and digits that lists of leaked ones begin with, in small letters; guessed first by everybody. */
const commonPasswords = new Set(
  `
  1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qaz1qaz 1qazxsw2 2wsx3edc 2wsx1qaz 3edc4rfv 123abc
  1234abc 12345a 123456a 1234567a 12345678a 123456789a 1234567890a 123456aa 123456ab 123456abc 12345abc 1234abcd 12345abcd 123456abcd
  123456q 123456qw 123456qwe 123456qwerty 12345qwe 12345qwert 12345qwerty 1234qwer 1234qwerty 123qwe 123qweasd 123qweasdzxc 123qwerty
  123asd 123zxc 123qaz 123love 123hello 123admin 123password 12qwaszx 12qw34er 12qwas 1password 1passw0rd 1qwerty 1q1q1q 1q2q3q 1w2w3w
  147258a 159753a 1a1a1a 1a2s3d 1a2s3d4f 1z2x3c 1z2x3c4v 520520a 5201314a 5201314q 7777777a 88888888a 11111a 111111a 1111111a 111111aa
  000000a 00000000a 222222a 666666a 777777a 888888a 999999a 123123a 123123aa 123321a 123654a 147852a 112233a 121212a 131313a 159357a
  a12345 a123456 a1234567 a12345678 a123456789 a1234567890 a1b2c3 a1b2c3d4 a1b2c3d4e5 a1s2d3 a1s2d3f4 a1a1a1 a11111 a111111 a123123
  a123321 a000000 a654321 a147258 a5201314 a666666 a888888 aa1234 aa12345 aa123456 aa1234567 aa12345678 aa123456789 aa112233 aaa111
  aaa123 aaa1234 aaa12345 aaa123456 aaaa1111 aaaa1234 aaaaaa1 aaaaaaa1 aaaaaaaa1 ab1234 ab12345 ab123456 ab12cd34 abc123 abc1234 abc12345
  abc123456 abc1234567 abc12345678 abc123456789 abc123abc abc12 abc321 abc456 abc111 abc000 abcd12 abcd123 abcd1234 abcd12345 abcd123456
  abcde1 abcde12 abcde123 abcde12345 abcdef1 abcdef12 abcdef123 abcdefg1 abcdefg123 access1 access14 access123 account1 admin1 admin12
  admin123 admin1234 admin12345 admin123456 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025 admin2026 administrator1 alex123
  alexander1 amanda1 america1 andrea1 andrew1 angel1 angel123 angela1 anthony1 apple123 april2024 april2025 april2026 arsenal1 asd123
  asd1234 asd12345 asd123456 asdf123 asdf1234 asdf12345 asdf123456 asdfgh1 asdfgh12 asdfgh123 asdfghjkl1 ashley1 asdqwe123 august2025
  august2026 austin1 autumn2024 autumn2025 autumn2026 azerty1 azerty12 azerty123 azerty1234 bailey1 banana1 baseball1 basketball1 batman1
  batman123 bayern1 berlin1 blink182 bonjour1 bonjour123 brandon1 brasil1 buster1 changeme1 changeme12 changeme123 charlie1 charlie123
  chelsea1 chester1 chocolate1 chris123 cookie1 cowboys1 daniel1 daniel123 david123 default1 default123 demo123 demo1234 demo2025 demo2026
  diamond1 dragon1 dragon12 dragon123 eagles1 energy1 energy123 energy2025 energy2026 fall2024 fall2025 fall2026 family1 ferrari1 fish123
  flower1 football1 football12 football123 forever1 freedom1 friend1 friends1 fuckyou1 fuckyou2 george1 ginger1 google1 google123 guest1
  guest123 hallo1 hallo12 hallo123 hallo1234 hannah1 heliodesk1 heliodesk123 heliodesk2025 heliodesk2026 hello1 hello12 hello123 hello1234
  hello12345 helloworld1 hola123 hola1234 hunter1 hunter12 hunter123 iloveu1 iloveu2 iloveyou1 iloveyou2 iloveyou12 iloveyou123 internet1
  jackson1 jasmine1 jason123 jennifer1 jessica1 jesus1 john123 john1234 jordan1 jordan23 jordan123 joseph1 joshua1 july2025 july2026
  june2025 june2026 justin1 killer1 killer123 king123 kitty123 lakers1 lakers24 letmein1 letmein12 letmein123 liverpool1 london1 love12
  love123 love1234 love12345 lovely1 loveme1 loveyou1 lucky7 lucky13 lucky123 maggie1 manager1 manager123 march2025 march2026 marina1
  marlboro1 martin1 master1 master12 master123 matrix1 matthew1 may2025 may2026 melissa1 mercedes1 merlin1 michael1 michael123 michelle1
  mickey1 monday1 monkey1 monkey12 monkey123 morgan1 mother1 mustang1 myspace1 naruto1 nathan1 newpass1 newpassword1 nicole1 nicole123
  nintendo1 nothing1 oliver1 orange1 p4ssw0rd p4ssword pa55w0rd pa55word pakistan123 pass1 pass12 pass123 pass1234 pass12345 pass123456
  passw0rd passw0rd1 passw0rd12 passw0rd123 password0 password01 password1 password10 password11 password12 password123 password1234
  password12345 password13 password2 password22 password3 password4 password5 password7 password8 password9 password99 password2024
  password2025 password2026 passwort1 passwort12 passwort123 patrick1 peanut1 pepper1 phoenix1 pokemon1 pokemon123 portal1 portal123
  princess1 princess12 princess123 purple1 q123456 q1234567 q12345678 q123456789 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q1q1q1 q1q2q3q4
  qaz123 qaz1234 qaz12345 qazwsx1 qazwsx12 qazwsx123 qazwsx1234 qq123456 qq123456789 qq5201314 qq1234 qqq111 qqq123 qwe123 qwe1234 qwe12345
  qwe123456 qwe123qwe qwe321 qweasd1 qweasd12 qweasd123 qweasdzxc1 qweasdzxc123 qweqwe1 qweqwe123 qwer12 qwer123 qwer1234 qwer12345
  qwer123456 qwer4321 qwert1 qwert12 qwert123 qwert1234 qwert12345 qwerty0 qwerty00 qwerty01 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234
  qwerty12345 qwerty123456 qwerty2 qwerty22 qwerty7 qwerty77 qwerty99 qwerty2025 qwerty2026 qwertyu1 qwertyuiop1 qwertz1 qwertz12 qwertz123
  rachel1 rainbow1 ranger1 real123 richard1 robert1 ronaldo7 root123 root1234 samantha1 samsung1 samsung123 santiago1 scooter1 secret1
  secret12 secret123 security1 september1 sergey123 service1 service123 shadow1 shadow12 shadow123 shelby1 sierra1 silver1 smile123 snoopy1
  soccer1 soccer10 soccer12 solar1 solar12 solar123 solar1234 solar2024 solar2025 solar2026 solarpanel1 sommer2024 sommer2025 sommer2026
  sophie1 spiderman1 spring2024 spring2025 spring2026 startrek1 start123 starwars1 steelers1 summer1 summer01 summer12 summer123 summer2023
  summer2024 summer2025 summer2026 sunday1 sunflower1 sunny1 sunny12 sunny123 sunshine1 sunshine12 sunshine123 superman1 superman123 support1
  support123 system1 system123 taylor1 teacher1 temp123 temp1234 temporary1 tennis1 test1 test12 test123 test1234 test12345 test123456
  test2025 test2026 testing1 testing123 tester1 thomas1 tigger1 trustno1 twilight1 user123 user1234 user12345 vanessa1 victoria1 w123456
  wang123 wang1234 wang123456 welcome01 welcome1 welcome12 welcome123 welcome1234 welcome2 welcome2024 welcome2025 welcome2026 whatever1
  william1 winner1 winter1 winter12 winter123 winter2023 winter2024 winter2025 winter2026 woaini1 woaini123 woaini520 woaini1314
  woaini521 x123456 xxx123 yankees1 yellow1 z123456 zhang123 zxc123 zxc1234 zxc12345 zxc123456 zxcv123 zxcv1234 zxcvbn1 zxcvbn12 zxcvbn123
  zxcvbnm1 zxcvbnm12 zxcvbnm123 zaq12wsx zaq1xsw2 zaq1zaq1 zaq123 zz123456 zzz123
  `
    .split(/\s+/)
    .filter(Boolean),
);

export const isCommonPassword = (password: string): boolean => commonPasswords.has(password.toLowerCase());
