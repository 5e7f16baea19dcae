// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var uiApi_Theme = validate0, schema0 = { type: "object", required: ["brandColor", "brandImage", "defaultGroupBanner", "defaultGroupImage", "defaultPageBanner", "defaultUserBanner", "defaultUserImage", "headerColor", "linkColor", "pageColor"], additionalProperties: !0, properties: { brandColor: { type: ["string", "null"] }, brandImage: { $ref: "ui-api.ThemeImage" }, defaultGroupBanner: { $ref: "ui-api.ThemeBanner" }, defaultGroupImage: { $ref: "ui-api.ThemeImage" }, defaultPageBanner: { $ref: "ui-api.ThemeBanner" }, defaultUserBanner: { $ref: "ui-api.ThemeBanner" }, defaultUserImage: { $ref: "ui-api.ThemeImage" }, density: { type: "string" }, headerColor: { type: ["string", "null"] }, linkColor: { type: ["string", "null"] }, pageColor: { type: ["string", "null"] } } }, schema1 = { type: ["object", "null"], required: ["largeUrl", "mediumUrl", "smallUrl"], additionalProperties: !0, properties: { largeUrl: { type: ["string", "null"] }, mediumUrl: { type: ["string", "null"] }, smallUrl: { type: ["string", "null"] } } };
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema1.type }, message: "must be object,null" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.largeUrl === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "largeUrl" }, message: "must have required property 'largeUrl'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.mediumUrl === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mediumUrl" }, message: "must have required property 'mediumUrl'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.smallUrl === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smallUrl" }, message: "must have required property 'smallUrl'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.largeUrl !== void 0) {
      let data0 = data.largeUrl;
      if (typeof data0 != "string" && data0 !== null) {
        let err4 = { instancePath: instancePath + "/largeUrl", schemaPath: "#/properties/largeUrl/type", keyword: "type", params: { type: schema1.properties.largeUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.mediumUrl !== void 0) {
      let data1 = data.mediumUrl;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/mediumUrl", schemaPath: "#/properties/mediumUrl/type", keyword: "type", params: { type: schema1.properties.mediumUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.smallUrl !== void 0) {
      let data2 = data.smallUrl;
      if (typeof data2 != "string" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/smallUrl", schemaPath: "#/properties/smallUrl/type", keyword: "type", params: { type: schema1.properties.smallUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  }
  return validate1.errors = vErrors, errors === 0;
}
var schema2 = { type: ["object", "null"], required: ["fullSizeUrl"], additionalProperties: !0, properties: { fullSizeUrl: { type: ["string", "null"] } } };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema2.type }, message: "must be object,null" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fullSizeUrl === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fullSizeUrl" }, message: "must have required property 'fullSizeUrl'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fullSizeUrl !== void 0) {
      let data0 = data.fullSizeUrl;
      if (typeof data0 != "string" && data0 !== null) {
        let err2 = { instancePath: instancePath + "/fullSizeUrl", schemaPath: "#/properties/fullSizeUrl/type", keyword: "type", params: { type: schema2.properties.fullSizeUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brandColor === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandColor" }, message: "must have required property 'brandColor'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.brandImage === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandImage" }, message: "must have required property 'brandImage'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.defaultGroupBanner === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultGroupBanner" }, message: "must have required property 'defaultGroupBanner'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.defaultGroupImage === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultGroupImage" }, message: "must have required property 'defaultGroupImage'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.defaultPageBanner === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultPageBanner" }, message: "must have required property 'defaultPageBanner'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.defaultUserBanner === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultUserBanner" }, message: "must have required property 'defaultUserBanner'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.defaultUserImage === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "defaultUserImage" }, message: "must have required property 'defaultUserImage'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.headerColor === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headerColor" }, message: "must have required property 'headerColor'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.linkColor === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "linkColor" }, message: "must have required property 'linkColor'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.pageColor === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pageColor" }, message: "must have required property 'pageColor'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.brandColor !== void 0) {
      let data0 = data.brandColor;
      if (typeof data0 != "string" && data0 !== null) {
        let err10 = { instancePath: instancePath + "/brandColor", schemaPath: "#/properties/brandColor/type", keyword: "type", params: { type: schema0.properties.brandColor.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.brandImage !== void 0 && (validate1(data.brandImage, { instancePath: instancePath + "/brandImage", parentData: data, parentDataProperty: "brandImage", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.defaultGroupBanner !== void 0 && (validate2(data.defaultGroupBanner, { instancePath: instancePath + "/defaultGroupBanner", parentData: data, parentDataProperty: "defaultGroupBanner", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.defaultGroupImage !== void 0 && (validate1(data.defaultGroupImage, { instancePath: instancePath + "/defaultGroupImage", parentData: data, parentDataProperty: "defaultGroupImage", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.defaultPageBanner !== void 0 && (validate2(data.defaultPageBanner, { instancePath: instancePath + "/defaultPageBanner", parentData: data, parentDataProperty: "defaultPageBanner", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.defaultUserBanner !== void 0 && (validate2(data.defaultUserBanner, { instancePath: instancePath + "/defaultUserBanner", parentData: data, parentDataProperty: "defaultUserBanner", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.defaultUserImage !== void 0 && (validate1(data.defaultUserImage, { instancePath: instancePath + "/defaultUserImage", parentData: data, parentDataProperty: "defaultUserImage", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.density !== void 0 && typeof data.density != "string") {
      let err11 = { instancePath: instancePath + "/density", schemaPath: "#/properties/density/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.headerColor !== void 0) {
      let data8 = data.headerColor;
      if (typeof data8 != "string" && data8 !== null) {
        let err12 = { instancePath: instancePath + "/headerColor", schemaPath: "#/properties/headerColor/type", keyword: "type", params: { type: schema0.properties.headerColor.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.linkColor !== void 0) {
      let data9 = data.linkColor;
      if (typeof data9 != "string" && data9 !== null) {
        let err13 = { instancePath: instancePath + "/linkColor", schemaPath: "#/properties/linkColor/type", keyword: "type", params: { type: schema0.properties.linkColor.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.pageColor !== void 0) {
      let data10 = data.pageColor;
      if (typeof data10 != "string" && data10 !== null) {
        let err14 = { instancePath: instancePath + "/pageColor", schemaPath: "#/properties/pageColor/type", keyword: "type", params: { type: schema0.properties.pageColor.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var uiApi_ReadErrors = validate3;
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errorCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errorCode !== void 0) {
      let data0 = data.errorCode;
      if (typeof data0 == "string") {
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate4(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var uiApi_Apps = validate5;
var schema6 = { type: "object", required: ["appId", "description", "developerName", "formFactors", "headerColor", "iconUrl", "isNavAutoTempTabsDisabled", "isNavPersonalizationDisabled", "isNavTabPersistenceDisabled", "label", "logoUrl", "mobileStartUrl", "navItems", "selected", "startUrl", "type", "userNavItems"], additionalProperties: !0, properties: { appId: { type: ["string", "null"] }, description: { type: ["string", "null"] }, developerName: { type: "string" }, eTag: { type: "string" }, formFactors: { type: "array", items: { type: "string" } }, headerColor: { type: ["string", "null"] }, iconUrl: { type: ["string", "null"] }, isNavAutoTempTabsDisabled: { type: "boolean" }, isNavPersonalizationDisabled: { type: "boolean" }, isNavTabPersistenceDisabled: { type: "boolean" }, isOmniPinnedViewEnabled: { type: "boolean" }, label: { type: "string" }, logoUrl: { type: ["string", "null"] }, mobileStartUrl: { type: ["string", "null"] }, navItems: { type: "array", items: { $ref: "ui-api.NavItem" } }, selected: { type: "boolean" }, startUrl: { type: ["string", "null"] }, type: { type: "string" }, userNavItems: { type: "array", items: { $ref: "ui-api.NavItem" } } } }, schema7 = { type: "object", required: ["availableInClassic", "availableInLightning", "color", "content", "custom", "developerName", "iconUrl", "id", "itemType", "label", "objectApiName", "objectLabel", "objectLabelPlural", "pageReference", "standardType"], additionalProperties: !0, properties: { availableInClassic: { type: "boolean" }, availableInLightning: { type: "boolean" }, color: { type: ["string", "null"] }, content: { type: ["string", "null"] }, custom: { type: "boolean" }, developerName: { type: ["string", "null"] }, iconUrl: { type: ["string", "null"] }, id: { type: ["string", "null"] }, itemType: { type: "string" }, label: { type: "string" }, objectApiName: { type: ["string", "null"] }, objectLabel: { type: ["string", "null"] }, objectLabelPlural: { type: ["string", "null"] }, pageReference: { anyOf: [{ $ref: "ui-api.PageReference" }, { type: "null" }] }, standardType: { type: ["string", "null"] } } }, schema8 = { type: "object", required: ["attributes", "state", "type"], additionalProperties: !0, properties: { attributes: { type: ["object", "null"], additionalProperties: !0 }, state: { type: ["object", "null"], additionalProperties: !0 }, type: { type: "string" } } };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attributes === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attributes" }, message: "must have required property 'attributes'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.type === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.attributes !== void 0) {
      let data0 = data.attributes;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
        let err3 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: schema8.properties.attributes.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err4 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: schema8.properties.state.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.type !== void 0 && typeof data.type != "string") {
      let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.availableInClassic === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "availableInClassic" }, message: "must have required property 'availableInClassic'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.availableInLightning === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "availableInLightning" }, message: "must have required property 'availableInLightning'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.color === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "color" }, message: "must have required property 'color'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.content === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.custom === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "custom" }, message: "must have required property 'custom'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.developerName === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "developerName" }, message: "must have required property 'developerName'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.iconUrl === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iconUrl" }, message: "must have required property 'iconUrl'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.id === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.itemType === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "itemType" }, message: "must have required property 'itemType'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.label === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.objectApiName === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectApiName" }, message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.objectLabel === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectLabel" }, message: "must have required property 'objectLabel'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.objectLabelPlural === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "objectLabelPlural" }, message: "must have required property 'objectLabelPlural'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.pageReference === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pageReference" }, message: "must have required property 'pageReference'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.standardType === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standardType" }, message: "must have required property 'standardType'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.availableInClassic !== void 0 && typeof data.availableInClassic != "boolean") {
      let err15 = { instancePath: instancePath + "/availableInClassic", schemaPath: "#/properties/availableInClassic/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.availableInLightning !== void 0 && typeof data.availableInLightning != "boolean") {
      let err16 = { instancePath: instancePath + "/availableInLightning", schemaPath: "#/properties/availableInLightning/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.color !== void 0) {
      let data2 = data.color;
      if (typeof data2 != "string" && data2 !== null) {
        let err17 = { instancePath: instancePath + "/color", schemaPath: "#/properties/color/type", keyword: "type", params: { type: schema7.properties.color.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.content !== void 0) {
      let data3 = data.content;
      if (typeof data3 != "string" && data3 !== null) {
        let err18 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: schema7.properties.content.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.custom !== void 0 && typeof data.custom != "boolean") {
      let err19 = { instancePath: instancePath + "/custom", schemaPath: "#/properties/custom/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.developerName !== void 0) {
      let data5 = data.developerName;
      if (typeof data5 != "string" && data5 !== null) {
        let err20 = { instancePath: instancePath + "/developerName", schemaPath: "#/properties/developerName/type", keyword: "type", params: { type: schema7.properties.developerName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.iconUrl !== void 0) {
      let data6 = data.iconUrl;
      if (typeof data6 != "string" && data6 !== null) {
        let err21 = { instancePath: instancePath + "/iconUrl", schemaPath: "#/properties/iconUrl/type", keyword: "type", params: { type: schema7.properties.iconUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.id !== void 0) {
      let data7 = data.id;
      if (typeof data7 != "string" && data7 !== null) {
        let err22 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema7.properties.id.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.itemType !== void 0 && typeof data.itemType != "string") {
      let err23 = { instancePath: instancePath + "/itemType", schemaPath: "#/properties/itemType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err24 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data10 = data.objectApiName;
      if (typeof data10 != "string" && data10 !== null) {
        let err25 = { instancePath: instancePath + "/objectApiName", schemaPath: "#/properties/objectApiName/type", keyword: "type", params: { type: schema7.properties.objectApiName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.objectLabel !== void 0) {
      let data11 = data.objectLabel;
      if (typeof data11 != "string" && data11 !== null) {
        let err26 = { instancePath: instancePath + "/objectLabel", schemaPath: "#/properties/objectLabel/type", keyword: "type", params: { type: schema7.properties.objectLabel.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.objectLabelPlural !== void 0) {
      let data12 = data.objectLabelPlural;
      if (typeof data12 != "string" && data12 !== null) {
        let err27 = { instancePath: instancePath + "/objectLabelPlural", schemaPath: "#/properties/objectLabelPlural/type", keyword: "type", params: { type: schema7.properties.objectLabelPlural.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.pageReference !== void 0) {
      let data13 = data.pageReference, _errs29 = errors, valid1 = !1, _errs30 = errors;
      validate6(data13, { instancePath: instancePath + "/pageReference", parentData: data, parentDataProperty: "pageReference", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      var _valid0 = _errs30 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs31 = errors;
        if (data13 !== null) {
          let err28 = { instancePath: instancePath + "/pageReference", schemaPath: "#/properties/pageReference/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        var _valid0 = _errs31 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs29, vErrors !== null && (_errs29 ? vErrors.length = _errs29 : vErrors = null);
      else {
        let err29 = { instancePath: instancePath + "/pageReference", schemaPath: "#/properties/pageReference/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.standardType !== void 0) {
      let data14 = data.standardType;
      if (typeof data14 != "string" && data14 !== null) {
        let err30 = { instancePath: instancePath + "/standardType", schemaPath: "#/properties/standardType/type", keyword: "type", params: { type: schema7.properties.standardType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.appId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "appId" }, message: "must have required property 'appId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.description === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.developerName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "developerName" }, message: "must have required property 'developerName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.formFactors === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "formFactors" }, message: "must have required property 'formFactors'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.headerColor === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headerColor" }, message: "must have required property 'headerColor'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.iconUrl === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "iconUrl" }, message: "must have required property 'iconUrl'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.isNavAutoTempTabsDisabled === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isNavAutoTempTabsDisabled" }, message: "must have required property 'isNavAutoTempTabsDisabled'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.isNavPersonalizationDisabled === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isNavPersonalizationDisabled" }, message: "must have required property 'isNavPersonalizationDisabled'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.isNavTabPersistenceDisabled === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isNavTabPersistenceDisabled" }, message: "must have required property 'isNavTabPersistenceDisabled'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.label === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.logoUrl === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "logoUrl" }, message: "must have required property 'logoUrl'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.mobileStartUrl === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobileStartUrl" }, message: "must have required property 'mobileStartUrl'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.navItems === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "navItems" }, message: "must have required property 'navItems'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.selected === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "selected" }, message: "must have required property 'selected'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.startUrl === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startUrl" }, message: "must have required property 'startUrl'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.type === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.userNavItems === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "userNavItems" }, message: "must have required property 'userNavItems'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.appId !== void 0) {
      let data0 = data.appId;
      if (typeof data0 != "string" && data0 !== null) {
        let err17 = { instancePath: instancePath + "/appId", schemaPath: "#/properties/appId/type", keyword: "type", params: { type: schema6.properties.appId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 != "string" && data1 !== null) {
        let err18 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema6.properties.description.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.developerName !== void 0 && typeof data.developerName != "string") {
      let err19 = { instancePath: instancePath + "/developerName", schemaPath: "#/properties/developerName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err20 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.formFactors !== void 0) {
      let data4 = data.formFactors;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data4[i0] != "string") {
            let err21 = { instancePath: instancePath + "/formFactors/" + i0, schemaPath: "#/properties/formFactors/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
      } else {
        let err22 = { instancePath: instancePath + "/formFactors", schemaPath: "#/properties/formFactors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.headerColor !== void 0) {
      let data6 = data.headerColor;
      if (typeof data6 != "string" && data6 !== null) {
        let err23 = { instancePath: instancePath + "/headerColor", schemaPath: "#/properties/headerColor/type", keyword: "type", params: { type: schema6.properties.headerColor.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.iconUrl !== void 0) {
      let data7 = data.iconUrl;
      if (typeof data7 != "string" && data7 !== null) {
        let err24 = { instancePath: instancePath + "/iconUrl", schemaPath: "#/properties/iconUrl/type", keyword: "type", params: { type: schema6.properties.iconUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.isNavAutoTempTabsDisabled !== void 0 && typeof data.isNavAutoTempTabsDisabled != "boolean") {
      let err25 = { instancePath: instancePath + "/isNavAutoTempTabsDisabled", schemaPath: "#/properties/isNavAutoTempTabsDisabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.isNavPersonalizationDisabled !== void 0 && typeof data.isNavPersonalizationDisabled != "boolean") {
      let err26 = { instancePath: instancePath + "/isNavPersonalizationDisabled", schemaPath: "#/properties/isNavPersonalizationDisabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.isNavTabPersistenceDisabled !== void 0 && typeof data.isNavTabPersistenceDisabled != "boolean") {
      let err27 = { instancePath: instancePath + "/isNavTabPersistenceDisabled", schemaPath: "#/properties/isNavTabPersistenceDisabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.isOmniPinnedViewEnabled !== void 0 && typeof data.isOmniPinnedViewEnabled != "boolean") {
      let err28 = { instancePath: instancePath + "/isOmniPinnedViewEnabled", schemaPath: "#/properties/isOmniPinnedViewEnabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err29 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.logoUrl !== void 0) {
      let data13 = data.logoUrl;
      if (typeof data13 != "string" && data13 !== null) {
        let err30 = { instancePath: instancePath + "/logoUrl", schemaPath: "#/properties/logoUrl/type", keyword: "type", params: { type: schema6.properties.logoUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.mobileStartUrl !== void 0) {
      let data14 = data.mobileStartUrl;
      if (typeof data14 != "string" && data14 !== null) {
        let err31 = { instancePath: instancePath + "/mobileStartUrl", schemaPath: "#/properties/mobileStartUrl/type", keyword: "type", params: { type: schema6.properties.mobileStartUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.navItems !== void 0) {
      let data15 = data.navItems;
      if (Array.isArray(data15)) {
        let len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate7(data15[i1], { instancePath: instancePath + "/navItems/" + i1, parentData: data15, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
      } else {
        let err32 = { instancePath: instancePath + "/navItems", schemaPath: "#/properties/navItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.selected !== void 0 && typeof data.selected != "boolean") {
      let err33 = { instancePath: instancePath + "/selected", schemaPath: "#/properties/selected/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.startUrl !== void 0) {
      let data18 = data.startUrl;
      if (typeof data18 != "string" && data18 !== null) {
        let err34 = { instancePath: instancePath + "/startUrl", schemaPath: "#/properties/startUrl/type", keyword: "type", params: { type: schema6.properties.startUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.type !== void 0 && typeof data.type != "string") {
      let err35 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.userNavItems !== void 0) {
      let data20 = data.userNavItems;
      if (Array.isArray(data20)) {
        let len2 = data20.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate7(data20[i2], { instancePath: instancePath + "/userNavItems/" + i2, parentData: data20, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
      } else {
        let err36 = { instancePath: instancePath + "/userNavItems", schemaPath: "#/properties/userNavItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
  } else {
    let err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apps === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apps" }, message: "must have required property 'apps'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.apps !== void 0) {
      let data0 = data.apps;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate8(data0[i0], { instancePath: instancePath + "/apps/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/apps", schemaPath: "#/properties/apps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err2 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var uiApi_App = validate8, uiApi_NavItems = validate9, schema9 = { type: "object", required: ["currentPageUrl", "navItems", "nextPageUrl"], additionalProperties: !0, properties: { currentPageUrl: { type: ["string", "null"] }, eTag: { type: "string" }, navItems: { type: "array", items: { $ref: "ui-api.NavItem" } }, nextPageUrl: { type: ["string", "null"] } } };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currentPageUrl === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPageUrl" }, message: "must have required property 'currentPageUrl'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.navItems === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "navItems" }, message: "must have required property 'navItems'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.nextPageUrl === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextPageUrl" }, message: "must have required property 'nextPageUrl'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.currentPageUrl !== void 0) {
      let data0 = data.currentPageUrl;
      if (typeof data0 != "string" && data0 !== null) {
        let err3 = { instancePath: instancePath + "/currentPageUrl", schemaPath: "#/properties/currentPageUrl/type", keyword: "type", params: { type: schema9.properties.currentPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.eTag !== void 0 && typeof data.eTag != "string") {
      let err4 = { instancePath: instancePath + "/eTag", schemaPath: "#/properties/eTag/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.navItems !== void 0) {
      let data2 = data.navItems;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate7(data2[i0], { instancePath: instancePath + "/navItems/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/navItems", schemaPath: "#/properties/navItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.nextPageUrl !== void 0) {
      let data4 = data.nextPageUrl;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/nextPageUrl", schemaPath: "#/properties/nextPageUrl/type", keyword: "type", params: { type: schema9.properties.nextPageUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
var updateUserNavItems_request = validate10;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$" }, message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attributes === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attributes" }, message: "must have required property 'attributes'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.type === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "attributes" || key0 === "state" || key0 === "type")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.attributes !== void 0) {
      let data0 = data.attributes;
      if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
        let err3 = { instancePath: instancePath + "/attributes", schemaPath: "#/properties/attributes/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err4 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 == "string") {
        if (data2.length < 1) {
          let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "label" || key0 === "pageReference")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.id !== void 0 && (validate11(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.label !== void 0) {
      let data1 = data.label;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 255) {
          let err1 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (data1.length < 1) {
          let err2 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.pageReference !== void 0 && (validate12(data.pageReference, { instancePath: instancePath + "/pageReference", parentData: data, parentDataProperty: "pageReference", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.navItems === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "navItems" }, message: "must have required property 'navItems'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "navItems") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.navItems !== void 0) {
      let data0 = data.navItems;
      if (Array.isArray(data0)) {
        if (data0.length > 100) {
          let err2 = { instancePath: instancePath + "/navItems", schemaPath: "#/properties/navItems/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/navItems", schemaPath: "#/properties/navItems/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate13(data0[i0], { instancePath: instancePath + "/navItems/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/navItems", schemaPath: "#/properties/navItems/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var uiApi_WriteError = validate14, schema14 = { type: "object", required: ["message", "enhancedErrorType", "output"], additionalProperties: !0, properties: { message: { type: "string" }, enhancedErrorType: { type: ["string", "null"] }, output: { anyOf: [{ $ref: "ui-api.WriteErrorOutput" }, { type: "null" }] } } };
var schema16 = { type: "object", required: ["errorCode", "message", "field", "fieldLabel", "constituentField", "duplicateRecordError"], additionalProperties: !0, properties: { constituentField: { type: ["string", "null"] }, duplicateRecordError: { type: ["object", "null"], additionalProperties: !0 }, errorCode: { type: "string", minLength: 1 }, field: { type: ["string", "null"] }, fieldLabel: { type: ["string", "null"] }, message: { type: "string" } } };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errorCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.field === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fieldLabel === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldLabel" }, message: "must have required property 'fieldLabel'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.constituentField === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "constituentField" }, message: "must have required property 'constituentField'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.duplicateRecordError === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "duplicateRecordError" }, message: "must have required property 'duplicateRecordError'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.constituentField !== void 0) {
      let data0 = data.constituentField;
      if (typeof data0 != "string" && data0 !== null) {
        let err6 = { instancePath: instancePath + "/constituentField", schemaPath: "#/properties/constituentField/type", keyword: "type", params: { type: schema16.properties.constituentField.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.duplicateRecordError !== void 0) {
      let data1 = data.duplicateRecordError;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
        let err7 = { instancePath: instancePath + "/duplicateRecordError", schemaPath: "#/properties/duplicateRecordError/type", keyword: "type", params: { type: schema16.properties.duplicateRecordError.type }, message: "must be object,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.errorCode !== void 0) {
      let data2 = data.errorCode;
      if (typeof data2 == "string") {
        if (data2.length < 1) {
          let err8 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.field !== void 0) {
      let data3 = data.field;
      if (typeof data3 != "string" && data3 !== null) {
        let err10 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: schema16.properties.field.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.fieldLabel !== void 0) {
      let data4 = data.fieldLabel;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/fieldLabel", schemaPath: "#/properties/fieldLabel/type", keyword: "type", params: { type: schema16.properties.fieldLabel.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err12 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errors === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errors" }, message: "must have required property 'errors'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fieldErrors === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldErrors" }, message: "must have required property 'fieldErrors'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errors !== void 0) {
      let data0 = data.errors;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate15(data0[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.fieldErrors !== void 0) {
      let data2 = data.fieldErrors;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key0 in data2) {
          let data3 = data2[key0];
          if (Array.isArray(data3)) {
            let len1 = data3.length;
            for (let i1 = 0; i1 < len1; i1++)
              validate15(data3[i1], { instancePath: instancePath + "/fieldErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
          } else {
            let err3 = { instancePath: instancePath + "/fieldErrors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/fieldErrors/additionalProperties/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      else {
        let err4 = { instancePath: instancePath + "/fieldErrors", schemaPath: "#/properties/fieldErrors/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enhancedErrorType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enhancedErrorType" }, message: "must have required property 'enhancedErrorType'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.output === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" }, message: "must have required property 'output'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.enhancedErrorType !== void 0) {
      let data1 = data.enhancedErrorType;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/enhancedErrorType", schemaPath: "#/properties/enhancedErrorType/type", keyword: "type", params: { type: schema14.properties.enhancedErrorType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.output !== void 0) {
      let data2 = data.output, _errs7 = errors, valid1 = !1, _errs8 = errors;
      validate16(data2, { instancePath: instancePath + "/output", parentData: data, parentDataProperty: "output", rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length);
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs9 = errors;
        if (data2 !== null) {
          let err5 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs9 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
var validators = {
  getActiveTheme: { responses: { 200: uiApi_Theme, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getAllApps: { responses: { 200: uiApi_Apps, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getAppDetails: { responses: { 200: uiApi_App, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getNavItems: { responses: { 200: uiApi_NavItems, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getSelectedApp: { responses: { 200: uiApi_App, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  getUserNavItems: { responses: { 200: uiApi_NavItems, 400: uiApi_ReadErrors, 401: uiApi_ReadErrors, 403: uiApi_ReadErrors, 404: uiApi_ReadErrors, 410: uiApi_ReadErrors, 500: uiApi_ReadErrors, 503: uiApi_ReadErrors } },
  updateUserNavItems: { request: updateUserNavItems_request, responses: { 200: uiApi_NavItems, 400: uiApi_WriteError, 401: uiApi_ReadErrors, 403: uiApi_WriteError, 404: uiApi_WriteError, 409: uiApi_WriteError, 410: uiApi_ReadErrors, 500: uiApi_WriteError, 503: uiApi_ReadErrors } }
};
export {
  validators
};
