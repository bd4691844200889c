/**
 * The series of the catalogue: titles, texts, and which puzzles belong to each, by their categories
 * and by words of their English titles; `isPrint` takes large drawings of ours in black alone,
 * which no other series takes. A puzzle goes to the first series that takes it. Titles and texts
 * name a subject, never a picture.
 * @type {readonly {
 *   id: string,
 *   titles: { en: string, ru: string },
 *   texts: { en: string, ru: string },
 *   from?: readonly string[],
 *   words?: string,
 *   not?: string,
 *   isPrint?: true
 * }[]}
 */
export const DEFINITIONS = [
  {
    id: 'museum',
    titles: { en: 'An hour in the museum', ru: 'Час в музее' },
    texts: {
      en: 'Drawn after paintings that everybody knows, for people who like to stand before them.',
      ru: 'По мотивам картин, которые знают все: для тех, кто любит перед ними постоять.',
    },
    words:
      'girl with a pearl, knows something, scream goes, singer in a red, night turns, boats under the great wave, ' +
      'red morning, cabaret, terrace, yellow bed, fife, wet afternoon, first light, ' +
      'blank blue eyes, the other side, cloak for two, do not wake, february in, what you eat, ' +
      'sold only one, almost there, frog likes, smile for the painter, bites if you',
  },
  {
    id: 'sea',
    titles: { en: 'Down to the sea', ru: 'К морю' },
    texts: {
      en: 'Who swims, crawls and drifts below the waves, from the shore to the deep.',
      ru: 'Кто плавает, ползает и дрейфует под волнами: от берега до глубины.',
    },
    from: ['animals'],
    words:
      'fish, blowfish, goldfish, whale, dolphin, orca, shark, octopus, squid, crab, lobster, ' +
      'shrimp, oyster, coral, jellyfish, seal, turtle, shell, otter, seahorse, clownfish, starfish',
  },
  {
    id: 'farm',
    titles: { en: 'On the farm', ru: 'На ферме' },
    texts: {
      en: 'A yard that wakes early: big ones and small ones, with hooves and with feathers.',
      ru: 'Двор, который рано просыпается: большие и маленькие, с копытами и с перьями.',
    },
    from: ['animals'],
    words:
      'pig, piglet, cow, ox, horse, goat, sheep, ram, rooster, chicken, chick, duck, duckling, ' +
      'goose, turkey, rabbit, bunny, buffalo, donkey, lamb, llama',
  },
  {
    id: 'forest',
    titles: { en: 'In the forest', ru: 'В лесу' },
    texts: {
      en: 'Keep quiet between the trees and wait: someone always comes.',
      ru: 'Постойте тихо между деревьями: кто-нибудь обязательно придёт.',
    },
    from: ['animals'],
    words:
      'fox, wolf, bear, hedgehog, squirrel, deer, moose, badger, boar, beaver, raccoon, chipmunk, ' +
      'bat, skunk, bison, owl, hare, lynx',
  },
  {
    id: 'warm',
    titles: { en: 'Where it is warm', ru: 'Там, где тепло' },
    texts: {
      en: 'Across savanna, jungle and desert: large sheets with many colours among them.',
      ru: 'Через саванну, джунгли и пустыню: среди листов есть большие и многоцветные.',
    },
    from: ['animals'],
    words:
      'lion, tiger, leopard, zebra, giraffe, elephant, rhinoceros, hippopotamus, gorilla, monkey, ' +
      'orangutan, crocodile, camel, kangaroo, koala, sloth, panda, lizard, snake, mammoth',
  },
  {
    id: 'birds',
    titles: { en: 'On the wing', ru: 'В полёте' },
    texts: {
      en: 'Some fly, some only run or swim, and one is a legend.',
      ru: 'Одни летают, другие только бегают или плавают, а кое-кто живёт лишь в легендах.',
    },
    from: ['animals'],
    words:
      'bird, parrot, penguin, peacock, swan, dove, eagle, flamingo, dodo, phoenix, owl, goose, ' +
      'duck, chick, rooster, wing, feather, toucan, stork, hummingbird',
  },
  {
    id: 'insects',
    titles: { en: 'Six legs, eight, or none', ru: 'Шесть ног, восемь или ни одной' },
    texts: {
      en: 'What buzzes, creeps and spins between leaves. Small sheets first.',
      ru: 'Кто жужжит, ползает и плетёт среди листьев. Сначала маленькие листы.',
    },
    from: ['animals'],
    words:
      'bee, honeybee, butterfly, ant, beetle, ladybird, lady, caterpillar, snail, spider, ' +
      'scorpion, mosquito, fly, worm, cricket, cockroach, bug, frog, microbe, dragonfly',
  },
  {
    id: 'pets',
    titles: { en: 'Friends at home', ru: 'Домашние друзья' },
    texts: {
      en: 'They wait at the door, sleep in the armchair and ask for more.',
      ru: 'Они ждут у двери, спят в кресле и просят добавки.',
    },
    from: ['animals'],
    words: 'cat, dog, poodle, hamster, mouse, rat, rabbit, paw, parrot, puppy, kitten',
  },
  {
    id: 'fruit',
    titles: { en: 'A bowl of fruit', ru: 'Ваза с фруктами' },
    texts: {
      en: 'Round, ripe and in colour: easy to begin with, juicier towards the end.',
      ru: 'Круглое, спелое и цветное: вначале просто, к концу сочнее.',
    },
    from: ['food'],
    words:
      'apple, pear, banana, cherries, grapes, lemon, lime, mango, melon, peach, pineapple, ' +
      'strawberry, watermelon, kiwi, coconut, blueberries, avocado, olive, fruit, orange, tangerine',
  },
  {
    id: 'greengrocer',
    titles: { en: 'At the market', ru: 'На рынке' },
    texts: {
      en: 'Everything that grows in beds and under the earth, and some of it burns.',
      ru: 'Всё, что растёт на грядках и под землёй, а кое-что и обжигает.',
    },
    from: ['food'],
    words:
      'carrot, broccoli, corn, cucumber, eggplant, garlic, onion, potato, tomato, pepper, pea, ' +
      'beans, mushroom, leafy, salad, chestnut, peanuts, root, radish, pumpkin, herb, ginger',
  },
  {
    id: 'bakery',
    titles: { en: 'Bakery and sweets', ru: 'Булочная и кондитерская' },
    texts: {
      en: 'Best before breakfast. The queue gets longer, and so do the clues.',
      ru: 'Лучше всего до завтрака. Очередь длиннее, и числа тоже.',
    },
    from: ['food', 'holidays'],
    words:
      'cake, cupcake, doughnut, cookie, croissant, pretzel, waffle, pancakes, candy, lollipop, ' +
      'ice, chocolate, honey, bread, baguette, shortcake, custard, bagel, pie, popcorn, dango',
    not: 'fish, cube',
  },
  {
    id: 'table',
    titles: { en: 'Tables of the world', ru: 'Кухни мира' },
    texts: {
      en: 'Lunch from a dozen countries, one plate after the other.',
      ru: 'Обед из дюжины стран, тарелка за тарелкой.',
    },
    from: ['food'],
    words:
      'sushi, taco, burrito, pizza, hamburger, hot dog, spaghetti, dumpling, bento, rice, fries, ' +
      'sandwich, fondue, curry, steak, poultry, bacon, egg, flatbread, takeout, pot, pan, shrimp, ' +
      'bowl, meat, cheese, butter, swirl',
  },
  {
    id: 'cheers',
    titles: { en: 'Something to drink', ru: 'Что-нибудь попить' },
    texts: {
      en: 'Hot in the morning, cold at noon, and a toast in the evening.',
      ru: 'Утром горячее, днём холодное, а вечером тост.',
    },
    from: ['food', 'home'],
    words:
      'cup, mug, mugs, tea, teapot, teacup, glass, glasses, bottle, cocktail, champagne, drink, ' +
      'beverage, juice, milk, mate, wine, beer, coffee, jar',
    not: 'lotion, magnifying, baby',
  },
  {
    id: 'music',
    titles: { en: 'An evening of music', ru: 'Музыкальный вечер' },
    texts: {
      en: 'Strings, wind, keys and drums; then someone turns it up.',
      ru: 'Струны, духовые, клавиши и барабаны; а потом кто-то прибавит громкость.',
    },
    from: ['music'],
  },
  {
    id: 'weather',
    titles: { en: 'Any weather', ru: 'Любая погода' },
    texts: {
      en: 'Look up before you go out, and take what you need with you.',
      ru: 'Посмотрите вверх, прежде чем выйти, и возьмите с собой что нужно.',
    },
    from: ['sky'],
    words:
      'sun, cloud, rain, rainbow, snow, snowflake, snowman, thundercloud, thunderstorm, tornado, ' +
      'wind, umbrella, droplet, cyclone, lightning, thermometer, wave, fire, fog',
  },
  {
    id: 'space',
    titles: { en: 'To the stars', ru: 'К звёздам' },
    texts: {
      en: 'Count down, take off, and see who lives there.',
      ru: 'Обратный отсчёт, взлёт, и посмотрим, кто там живёт.',
    },
    from: ['sky', 'transport', 'science', 'fantasy'],
    words:
      'rocket, astronaut, alien, comet, moon, star, planet, milky, earth, satellite, telescope, ' +
      'saucer, robot, monster',
  },
  {
    id: 'road',
    titles: { en: 'On the road', ru: 'В дороге' },
    texts: {
      en: 'Two wheels, four, or more, in town and across the country.',
      ru: 'Два колеса, четыре или больше, по городу и по стране.',
    },
    from: ['transport'],
    words:
      'car, bus, lorry, truck, taxi, ambulance, tractor, motorcycle, bicycle, scooter, trolleybus, ' +
      'minibus, fire, police, rickshaw, fuel, wheel, skateboard, motorway, roadworks',
  },
  {
    id: 'travel',
    titles: { en: 'By rail, water and air', ru: 'По рельсам, воде и воздуху' },
    texts: {
      en: 'For those who would rather not drive themselves.',
      ru: 'Для тех, кто предпочитает не сидеть за рулём.',
    },
    from: ['transport'],
    words:
      'train, tram, locomotive, metro, railway, monorail, ship, boat, sailboat, ferry, speedboat, ' +
      'helicopter, aeroplane, biplane, parachute, gondola, cable, engine, balloons, ' +
      'anchor, sails, sailing',
  },
  {
    id: 'workshop',
    titles: { en: 'In the workshop', ru: 'В мастерской' },
    texts: {
      en: 'Everything in its place on the wall: for wood, metal, cloth and paper.',
      ru: 'Всё на своих местах: для дерева, металла, ткани и бумаги.',
    },
    from: ['tools'],
    words:
      'axe, hammer, saw, screwdriver, wrench, pickaxe, clamp, gear, hook, ladder, magnet, shovel, ' +
      'scissors, needle, thread, toolbox, tools, chain, knot, yarn, scales, compass, brush, ' +
      'paintbrush, palette, crayon',
  },
  {
    id: 'desk',
    titles: { en: 'On the desk', ru: 'На столе' },
    texts: {
      en: 'What lies between the lamp and the elbow, and what it is written with.',
      ru: 'Что лежит между лампой и локтем и чем всё это написано.',
    },
    from: ['tools', 'things', 'science'],
    words:
      'pencil, pen, nib, ruler, paperclip, paperclips, clipboard, calendar, notebook, book, ' +
      'ledger, newspaper, envelope, memo, pin, pushpin, square, computer, laptop, disk, printer, ' +
      'abacus, card, scroll, folder',
  },
  {
    id: 'wardrobe',
    titles: { en: 'In the wardrobe', ru: 'В гардеробе' },
    texts: {
      en: 'For every season, from head to foot.',
      ru: 'На любой сезон, с головы до ног.',
    },
    from: ['clothing'],
  },
  {
    id: 'home',
    titles: { en: 'At home', ru: 'Дома' },
    texts: {
      en: 'From the door to the bathroom: things that are touched every day.',
      ru: 'От двери до ванной: вещи, которые трогают каждый день.',
    },
    from: ['home'],
  },
  {
    id: 'garden',
    titles: { en: 'In the garden', ru: 'В саду' },
    texts: {
      en: 'Roots, stems and petals. Many colours, few numbers.',
      ru: 'Корни, стебли и лепестки. Цветов много, чисел мало.',
    },
    from: ['plants'],
  },
  {
    id: 'places',
    titles: { en: 'A walk through town', ru: 'Прогулка по городу' },
    texts: {
      en: 'Roofs and towers of many countries, old and new.',
      ru: 'Крыши и башни разных стран, старые и новые.',
    },
    from: ['places'],
    words:
      'bank, building, castle, cathedral, church, circus, house, houses, factory, hotel, fountain, ' +
      'wheel, lighthouse, mosque, school, shop, store, tower, statue, carousel, bridge, city, ' +
      'cityscape, shrine, hut, cottage, office, windmill, flats',
  },
  {
    id: 'outdoors',
    titles: { en: 'Out of town', ru: 'За город' },
    texts: {
      en: 'Tent, compass, and a long way with a view at its end.',
      ru: 'Палатка, компас и долгий путь, а в конце вид.',
    },
    from: ['places', 'sky'],
    words:
      'beach, camping, campfire, desert, island, mountain, mount, volcano, tent, ' +
      'sunrise, sunset, waterfall, springs, park, rock, compass, globe, map, wood, rainbow, lights',
    not: 'circus',
  },
  {
    id: 'sport',
    titles: { en: 'Fit and well', ru: 'Спорт и движение' },
    texts: {
      en: 'With a ball, on ice, in water, and always once more.',
      ru: 'С мячом, на льду, в воде, и всегда ещё разок.',
    },
    from: ['sport'],
  },
  {
    id: 'games',
    titles: { en: 'Games and prizes', ru: 'Игры и призы' },
    texts: {
      en: 'On boards, on screens, in the toy box: one more round.',
      ru: 'На доске, на экране, в коробке с игрушками: ещё одну партию.',
    },
    from: ['games'],
  },
  {
    id: 'tales',
    titles: { en: 'Once upon a time', ru: 'Жили-были' },
    texts: {
      en: 'Those whom nobody has seen, and everybody knows.',
      ru: 'Те, кого никто не видел и все знают.',
    },
    from: ['fantasy', 'animals'],
    words:
      'elf, fairy, genie, mage, wand, mermaid, merman, ogre, superhero, troll, vampire, zombie, ' +
      'bigfoot, clown, unicorn, dragon, robot, alien, dinosaur, tyrannosaur',
  },
  {
    id: 'holidays',
    titles: { en: 'Days to celebrate', ru: 'Праздничные дни' },
    texts: {
      en: 'Twelve months, and a reason in each of them.',
      ru: 'Двенадцать месяцев, и в каждом есть повод.',
    },
    from: ['holidays'],
  },
  {
    id: 'zodiac',
    titles: { en: 'The year of the stars', ru: 'Звёздный год' },
    texts: {
      en: 'Signs that are older than any calendar on the wall.',
      ru: 'Знаки, которые старше любого календаря на стене.',
    },
    from: ['signs'],
    words:
      'aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, ' +
      'aquarius, pisces, ophiuchus',
  },
  {
    id: 'moods',
    titles: { en: 'All moods', ru: 'Любое настроение' },
    texts: {
      en: 'A week of feelings: how is it going today?',
      ru: 'Неделя чувств: как дела сегодня?',
    },
    from: ['faces'],
    words: 'face, devil, grin, nodding',
  },
  {
    id: 'trades',
    titles: { en: 'At work', ru: 'За работой' },
    texts: {
      en: 'Who heals, builds, cooks and sings: larger sheets, with more to count.',
      ru: 'Кто лечит, строит, готовит и поёт: листы побольше, чисел больше.',
    },
    from: ['people'],
    words:
      'artist, worker, cook, detective, doctor, farmer, firefighter, graduate, guard, judge, ' +
      'mechanic, operator, pilot, police, scientist, singer, teacher, dancer, ninja, pirate, ' +
      'climber, runner, bride, groom',
  },
  {
    id: 'inkPeople',
    titles: { en: 'Faces in ink', ru: 'Лица тушью' },
    texts: {
      en: 'Large prints of people. Each has a story, and some look back at you.',
      ru: 'Большие гравюры с людьми. У каждого своя история, а кое-кто смотрит на вас.',
    },
    from: ['people'],
    isPrint: true,
  },
  {
    id: 'inkAnimals',
    titles: { en: 'Fur, fin and feather', ru: 'Мех, плавник и перо' },
    texts: {
      en: 'Large prints of wild animals at home: in the reeds, in the pond, under the moon.',
      ru: 'Большие гравюры с дикими животными у себя дома: в камышах, в пруду, под луной.',
    },
    from: ['animals'],
    isPrint: true,
  },
  {
    id: 'prints',
    titles: { en: 'Black ink', ru: 'Чёрная краска' },
    texts: {
      en: 'Large prints in one ink, hatched and composed to the edge. Each takes an evening.',
      ru: 'Большие гравюры одной краской, со штриховкой и до самых краёв. Каждой хватит на вечер.',
    },
    isPrint: true,
  },
];
